import type { Workbench } from '../workbench.js';
import type { Workshop } from '../workshop.js';
import { START, openRecipe, start } from './opening.js';

/** Opens what the fragment of the address names: a recipe, or a beginning. */
export async function openAddress(workshop: Workshop): Promise<void> {
  const { hash } = location;
  if (hash.startsWith(START)) return start(workshop, decoded(hash.slice(START.length)));
  if (!hash.startsWith('#recipe=')) return;
  const { ok, says } = await openRecipe(workshop, hash);
  if (ok) return workshop.say(says);
  forgetAddress(workshop.bench);
  workshop.refuse(says);
}

/** Removes the draft from the address, except while it is the only place where the open draft is: then a reload opens it again. */
export function forgetAddress({ isOnlyInAddress }: Workbench): void {
  if (/^#(recipe|start)=/.test(location.hash) && !isOnlyInAddress) history.replaceState(history.state, '', location.pathname);
}

/** Decodes a part of an address. A text that is not encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
