import { findEffect } from '#authoring/project/documents/effect-place.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { placeOfItem } from './item-place.ts';
import { goTo, show } from './project-store.ts';

export function goToEffect(written: Documents, way: string): void {
  const found = findEffect(written, way);
  if (found !== null) goTo(placeOfItem(found.path, found.steps));
}

/** Keeps the focus. */
export function showEffect(written: Documents, way: string): void {
  const found = findEffect(written, way);
  if (found !== null) show(placeOfItem(found.path, found.steps));
}
