import { invalidate } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * Loads what a page shows anew, because something has changed elsewhere. Not while the page is being left: loading anew
 * would take the place of the way to the next page, and somebody's click would lead nowhere.
 */
export async function lookAgain(...what: readonly string[]): Promise<void> {
  if (navigating.to !== null) return;
  await Promise.all(what.map((each) => invalidate(each)));
}
