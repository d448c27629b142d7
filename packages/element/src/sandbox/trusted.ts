import { relayDocument, TRUSTED_NAME } from './document.js';

/** A policy of Trusted Types that makes one document, whatever it is given. Its result is set where a text would be. */
interface SandboxPolicy {
  createHTML(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: SandboxPolicy): SandboxPolicy;
}

let policy: SandboxPolicy | undefined;

/**
 * Returns the relay's document in the form that a page with Trusted Types accepts. Where the page does not allow our policy it is a
 * text: a page that requires no Trusted Types accepts that, too.
 */
export function trustedDocument(): string {
  try {
    policy ??= (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(TRUSTED_NAME, {
      createHTML: () => relayDocument(),
    });
  } catch {
    // The page's policy names others only.
  }
  return policy?.createHTML('') ?? relayDocument();
}
