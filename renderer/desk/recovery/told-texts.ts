import type { KeptTexts, ToldTexts } from '#api/studio/kept-work.ts';
import { typedTexts } from '../texts/typed-texts.ts';

/** What the host has kept of this page, and the turn of that. */
interface Kept {
  readonly turn: number;
  readonly texts: ReadonlyMap<string, string>;
}

/** Tells the host of a long text what was typed, and not the whole of it at every key, nor at the first. */
export class UnsavedTeller {
  private kept: Kept | null = null;
  /** What lay on the disk was not what is held for it here, or the host could not read it. */
  private isDiskOther = false;
  private readonly onDisk: (path: string) => string | null;

  /** `onDisk`: the text of a file as it lies on the disk, as far as is known; null where its bytes say something else. */
  constructor(onDisk: (path: string) => string | null = () => null) {
    this.onDisk = onDisk;
  }

  /** `whole`: whatever was kept before, since it is not known what becomes of what is on its way. */
  tell({ texts, ...beside }: KeptTexts, whole: boolean): ToldTexts {
    const { kept } = this;
    if (whole) return { after: null, texts, ...beside };
    const told = texts.map(({ path, text, base }) => {
      const before = kept?.texts.get(path);
      if (before !== undefined) return { path, base, ...editBetween(before, text) };
      const saved = this.isDiskOther ? null : this.onDisk(path);
      return saved === null ? { path, text, base } : { path, base, onDisk: saved.length, ...editBetween(saved, text) };
    });
    return { after: kept?.turn ?? null, texts: told, ...beside };
  }

  /** What came of telling these; a `turn` of null: they must be told in whole. */
  heard({ texts }: KeptTexts, turn: number | null): void {
    const before = this.kept?.texts ?? [];
    const known = new Map([...before, ...texts.map(({ path, text }) => [path, text] as const)]);
    this.kept = turn === null ? null : { turn, texts: known };
    this.isDiskOther = turn === null;
  }
}

/** Whether the host can keep it whatever it knows. */
export const isWhole = ({ texts }: ToldTexts): boolean => texts.every((one) => 'text' in one);

function editBetween(before: string, now: string): { from: number; to: number; instead: string } {
  const { from, before: to, after } = typedTexts().between(before, now);
  return { from, to, instead: now.slice(from, after) };
}
