import type { DeskWords } from '../words/generated/desk-words.ts';

/** The parts of the desk beside the editors, in the order in which F6 walks them. */
export const partIds = ['explorer', 'face', 'problems', 'play', 'log'] as const;
export type PartId = (typeof partIds)[number];

/** The panel that stands where editors would, while no file is open. */
export const NO_FILE = 'noFile';
const FILE = 'file:';
/** The same file once more, beside or below it. */
const TWIN = 'twin:';
const VIEW = 'view:';

export function filePanelId(path: string): string {
  return FILE + path;
}

export function twinPanelId(path: string): string {
  return TWIN + path;
}

/** The path of the file that a panel shows; null for any other panel. */
export function pathOfPanel(id: string): string | null {
  const beginning = [FILE, TWIN].find((one) => id.startsWith(one));
  return beginning === undefined ? null : id.slice(beginning.length);
}

export function viewPanelId(view: string): string {
  return VIEW + view;
}

/** The view that a panel shows (`renderer/shell/dock/view-list.ts`); null for any other panel. */
export function viewOfPanel(id: string): string | null {
  return id.startsWith(VIEW) ? id.slice(VIEW.length) : null;
}

/** What a panel is to who looks for it: one of the parts, or the place of the editors. */
export type DeskPart = PartId | 'editor';

/** All of them, from left to right and from above down. */
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
