import type { InstalledVariant } from '@patience/core/installed';

/** A patience that was found on the disk and not loaded yet. */
export interface FoundVariant extends InstalledVariant {
  /** Whether its code is untrusted: found from the working folder or named by its path, and not installed with this program. */
  readonly stranger: boolean;
}
