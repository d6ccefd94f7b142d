import { findEffect } from '#authoring/project/documents/effect-place.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { placeOfItem } from './item-place.ts';
import { goTo, show } from './project-store.ts';

/** Goes to an effect in its text; does nothing where it is not there any more. */
export function goToEffect(written: Documents, way: string): void {
  const found = findEffect(written, way);
  if (found !== null) goTo(placeOfItem(found.path, found.steps));
}

/** Shows it there; the focus stays where it is. */
export function showEffect(written: Documents, way: string): void {
  const found = findEffect(written, way);
  if (found !== null) show(placeOfItem(found.path, found.steps));
}
