import type { KeptTexts, SentTexts } from '#api/studio/kept-work.ts';
import { typedTexts } from '../texts/typed-texts.ts';

/** What the host has saved, and its sequence number. */
interface Kept {
  readonly turn: number;
  readonly texts: ReadonlyMap<string, string>;
}

/** Sends edits of long texts instead of whole texts. */
export class UnsavedSender {
  private kept: Kept | null = null;
  /** The host's base text differs from ours, or it could not read it. */
  private isDiskOther = false;
  private readonly onDisk: (path: string) => string | null;

  /** `onDisk`: the known text on disk; null: its bytes differ. */
  constructor(onDisk: (path: string) => string | null = () => null) {
    this.onDisk = onDisk;
  }

  /** `whole`: send whole texts, as pending writes may be lost. */
  tell({ texts, ...beside }: KeptTexts, whole: boolean): SentTexts {
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

  /** The host's reply; `turn` null: send whole texts next. */
  heard({ texts }: KeptTexts, turn: number | null): void {
    const before = this.kept?.texts ?? [];
    const known = new Map([...before, ...texts.map(({ path, text }) => [path, text] as const)]);
    this.kept = turn === null ? null : { turn, texts: known };
    this.isDiskOther = turn === null;
  }
}

/** Whether the host needs no earlier state. */
export const isWhole = ({ texts }: SentTexts): boolean => texts.every((one) => 'text' in one);

function editBetween(before: string, now: string): { from: number; to: number; instead: string } {
  const { from, before: to, after } = typedTexts().between(before, now);
  return { from, to, instead: now.slice(from, after) };
}
