import type { Options, Translation } from '../contract.js';
import type { Variant } from '../variant.js';
import { mergePatch } from './patch.js';

/**
 * Derives a patience from a similar one. It has texts of its own; everything else is that of the base, changed by the patch. The build
 * writes out the result, so that a published patience does not change when its base changes.
 * @param base a variant whose rules are plain data
 * @param patch merge patch (RFC 7386) with its own id and texts: objects are merged field by field, `null` removes a field, anything else
 * replaces it
 */
export const extend = <O extends Options = Options, B extends Options = Options>(
  base: Variant<B>,
  patch: Readonly<Record<string, unknown>> & { readonly id: string; readonly strings: Readonly<Record<string, Translation>> },
): Variant<O> => ({ ...(mergePatch<unknown>(base, patch) as Variant<O>), strings: patch.strings });
