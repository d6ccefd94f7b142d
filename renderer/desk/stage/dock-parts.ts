import type { DeskWords } from '../words/generated/desk-words.ts';

/** Panels besides editors, in F6 order. */
export const partIds = ['explorer', 'face', 'problems', 'play', 'log'] as const;
export type PartId = (typeof partIds)[number];

/** The panel shown without an open file. */
export const NO_FILE = 'noFile';
const FILE = 'file:';
const TWIN = 'twin:';
const VIEW = 'view:';

export function filePanelId(path: string): string {
  return FILE + path;
}

export function splitPanelId(path: string): string {
  return TWIN + path;
}

/** Null: not an editor. */
export function pathOfPanel(id: string): string | null {
  const beginning = [FILE, TWIN].find((one) => id.startsWith(one));
  return beginning === undefined ? null : id.slice(beginning.length);
}

export function viewPanelId(view: string): string {
  return VIEW + view;
}

/** A view of `renderer/shell/dock/view-list.ts`; null: another panel. */
export function viewOfPanel(id: string): string | null {
  return id.startsWith(VIEW) ? id.slice(VIEW.length) : null;
}

export type DeskPart = PartId | 'editor';

/** Left to right, top to bottom. */
export const deskParts: readonly DeskPart[] = ['explorer', 'editor', 'face', 'problems', 'log', 'play'];

export function deskPartOf(id: string): DeskPart | null {
  if (isPart(id)) return id;
  return id === NO_FILE || pathOfPanel(id) !== null || id.startsWith(VIEW) ? 'editor' : null;
}

export function isPart(id: string): id is PartId {
  return (partIds as readonly string[]).includes(id);
}

export function partName(id: DeskPart, words: DeskWords): string {
  return id === 'face' ? words.cardFace : words[id];
}
