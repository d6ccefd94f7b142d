import type { DeskPart, PartId } from '#renderer/desk/stage/dock-parts.ts';
import { type Column, least, type Size } from './room.ts';

/** What one does at the desk, in the order of its keys. */
export const layoutIds = ['write', 'play', 'translate', 'review'] as const;
export type LayoutId = (typeof layoutIds)[number];

interface Drawn {
  /** What is seen beside the editors. */
  readonly parts: readonly PartId[];
  /** How much of the desk's width, of problems of its height, a part has. */
  readonly shares: Readonly<Partial<Record<PartId, number>>>;
  /** Views that are opened with it, as far as there are such. */
  readonly views: readonly string[];
  readonly goTo: DeskPart;
}

/** The layouts as they are drawn. */
export const drawn: Readonly<Record<LayoutId, Drawn>> = {
  write: { parts: ['explorer', 'face', 'problems'], shares: { face: 0.22, problems: 0.24 }, views: [], goTo: 'editor' },
  play: { parts: ['play', 'log'], shares: { play: 0.62 }, views: [], goTo: 'play' },
  translate: { parts: ['explorer', 'face'], shares: { face: 0.34 }, views: ['translations'], goTo: 'editor' },
  review: {
    parts: ['face', 'problems', 'log', 'play'],
    shares: { problems: 0.32, play: 0.34 },
    views: ['history'],
    goTo: 'problems',
  },
};

/** The measures that a layout brings, in pixels. A share of a small desk would leave a column less than it needs. */
export function sizesOf(id: LayoutId, { width, height }: Size): Readonly<Partial<Record<PartId, number>>> {
  const measured = Object.entries(drawn[id].shares).map(([part, share]) => {
    const size = Math.round(share * (part === 'problems' ? height : width));
    return [part, Math.max(size, least[part as Column] ?? 0)];
  });
  return Object.fromEntries(measured);
}
