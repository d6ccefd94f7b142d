import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import type { SlotId, WorkspaceId } from '#renderer/desk/stage/workspace-ids.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';

/** Slots next to or above each other. `name`: its first slot, which tells it from its neighbours. */
export type SlotTree =
  | SlotId
  | { readonly row: readonly SlotTree[]; readonly name: SlotId }
  /** `looks`: parts that show one selection, with a switch between them on top. */
  | { readonly stack: readonly SlotTree[]; readonly name: SlotId; readonly looks?: readonly PartId[] };

export interface WorkspaceShape {
  readonly icon: IconName;
  readonly frame: SlotTree;
  /** While the text is hidden: what lay below it is below the main part. */
  readonly withoutText?: SlotTree;
  /** The first shown one takes the space that others leave. */
  readonly growing: readonly SlotId[];
  /** Columns in the order in which they stay when space is short. */
  readonly order: readonly SlotId[];
  /** In pixels, on a desk 1440 wide: width in a row, height in a stack. */
  readonly sizes: Readonly<Partial<Record<SlotId, number>>>;
  readonly hidden: readonly SlotId[];
  readonly goTo: PartId;
}

export const shapes: Readonly<Record<WorkspaceId, WorkspaceShape>> = {
  cards: {
    icon: 'card',
    frame: {
      name: 'list',
      row: [
        'list',
        {
          name: 'text',
          stack: [{ name: 'text', row: ['text', 'main'] }, 'problems'],
          looks: ['editor', 'form', 'sheet', 'gallery'],
        },
        'side',
      ],
    },
    growing: ['text', 'main'],
    order: ['text', 'main', 'list', 'side'],
    sizes: { list: 240, main: 520, side: 344, problems: 160 },
    hidden: ['main'],
    goTo: 'editor',
  },
  scenarios: {
    icon: 'graph',
    frame: { name: 'list', row: ['list', { name: 'main', stack: ['main', 'text', 'problems'] }, 'side'] },
    growing: ['text', 'main'],
    order: ['main', 'list', 'side'],
    sizes: { list: 240, main: 380, side: 344, problems: 160 },
    hidden: [],
    goTo: 'graph',
  },
  play: {
    icon: 'play',
    frame: {
      name: 'list',
      row: ['list', { name: 'text', stack: ['text', 'foot', 'problems'] }, { name: 'main', stack: ['main'] }, 'side'],
    },
    withoutText: { name: 'list', row: ['list', { name: 'main', stack: ['main', 'foot', 'problems'] }, 'side'] },
    growing: ['main', 'text'],
    order: ['main', 'text', 'side', 'list'],
    sizes: { list: 200, text: 424, side: 230, foot: 128, problems: 160 },
    hidden: ['list', 'text', 'problems'],
    goTo: 'play',
  },
  translate: {
    icon: 'translate',
    frame: { name: 'list', row: ['list', 'main', 'side'] },
    growing: ['main'],
    order: ['main', 'list', 'side'],
    sizes: { list: 240, side: 300 },
    hidden: ['list', 'side'],
    goTo: 'translations',
  },
  tests: {
    icon: 'tests',
    frame: { name: 'main', row: ['main', 'side'] },
    growing: ['main'],
    order: ['main', 'side'],
    sizes: { side: 344 },
    hidden: ['side'],
    goTo: 'tests',
  },
  project: {
    icon: 'layers',
    frame: { name: 'list', row: ['list', { name: 'main', stack: ['main', 'problems'] }, 'side'] },
    growing: ['main'],
    order: ['main', 'list', 'side'],
    sizes: { list: 240, side: 344, problems: 200 },
    hidden: ['list', 'side'],
    goTo: 'project',
  },
};

const least: Readonly<Record<SlotId, number>> = { list: 150, text: 380, main: 360, side: 180, foot: 96, problems: 32 };

/** In pixels. A board needs more than a form. */
export function leastOf(workspace: WorkspaceId, slot: SlotId): number {
  return workspace === 'play' && slot === 'main' ? 432 : least[slot];
}

/** The parts that show one selection, if the workspace has such. */
export function looksOf(frame: SlotTree): readonly PartId[] {
  if (typeof frame === 'string') return [];
  if ('row' in frame) return frame.row.flatMap(looksOf);
  return frame.looks ?? frame.stack.flatMap(looksOf);
}

export function slotsOf(frame: SlotTree): readonly SlotId[] {
  if (typeof frame === 'string') return [frame];
  return ('row' in frame ? frame.row : frame.stack).flatMap(slotsOf);
}
