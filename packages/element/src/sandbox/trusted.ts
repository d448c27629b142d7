import { relayDocument, TRUSTED_NAME } from './document.js';

/** A policy of Trusted Types that creates one document, whatever its input. Its result is set in place of a text. */
interface SandboxPolicy {
  createHTML(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: SandboxPolicy): SandboxPolicy;
}

let policy: SandboxPolicy | undefined;

/**
 * Returns the relay's document in the form that a page with Trusted Types accepts. If the page does not allow our policy, it is a text,
 * which
 * a page without Trusted Types accepts too.
 */
export function trustedDocument(): string {
  try {
    policy ??= (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(TRUSTED_NAME, {
      createHTML: () => relayDocument(),
    });
  } catch {
    // The page's policy allows only other names.
  }
  return policy?.createHTML('') ?? relayDocument();
}
