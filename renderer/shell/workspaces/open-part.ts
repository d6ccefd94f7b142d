import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import { setAbout, showPart } from './workspaces-store.ts';

/** Shows a part and focuses it. `about`: its subject; undefined keeps that of an open part. */
export function openPart(id: PartId, about?: string | null): void {
  setAbout(id, about);
  showPart(id);
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-part="${id}"]`)?.focus());
}
