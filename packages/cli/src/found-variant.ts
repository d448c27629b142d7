import type { InstalledVariant } from '@patience/core/installed';

/** A patience that was found. */
export interface FoundVariant extends InstalledVariant {
  /** Its code is a stranger's: it is not installed with this program, but found from the working folder or named by its path. */
  readonly stranger: boolean;
}
