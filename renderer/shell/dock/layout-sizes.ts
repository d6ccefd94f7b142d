import type { DeskPart, PartId } from '#renderer/desk/stage/dock-parts.ts';
import { type DockColumn, least, type WindowSize } from './room.ts';

export const layoutIds = ['write', 'play', 'translate', 'review'] as const;
export type LayoutId = (typeof layoutIds)[number];

interface Drawn {
  readonly parts: readonly PartId[];
  /** Shares of the desk's width; for problems, of its height. */
  readonly shares: Readonly<Partial<Record<PartId, number>>>;
  readonly views: readonly string[];
  readonly goTo: DeskPart;
}

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

/** In pixels, at least the minimum of each part. */
export function sizesOf(id: LayoutId, { width, height }: WindowSize): Readonly<Partial<Record<PartId, number>>> {
  const measured = Object.entries(drawn[id].shares).map(([part, share]) => {
    const size = Math.round(share * (part === 'problems' ? height : width));
    return [part, Math.max(size, least[part as DockColumn] ?? 0)];
  });
  return Object.fromEntries(measured);
}
