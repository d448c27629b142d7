import { cellDocument, TRUSTED_NAME } from './document.js';

/** A policy of Trusted Types that makes one document, whatever it is given. What it makes is set where a text would be. */
interface CellPolicy {
  createHTML(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: CellPolicy): CellPolicy;
}

let policy: CellPolicy | undefined;

/**
 * The document of a cell as a page that requires Trusted Types takes it. Where the page does not name our policy it is a text:
 * a page that requires none takes that, too.
 */
export function trustedDocument(): string {
  try {
    policy ??= (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(TRUSTED_NAME, {
      createHTML: () => cellDocument(),
    });
  } catch {
    // The page's policy names others only.
  }
  return policy?.createHTML('') ?? cellDocument();
}
