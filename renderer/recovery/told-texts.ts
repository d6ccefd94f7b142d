import type { KeptTexts, ToldTexts } from '#api/kept-work.ts';
import { typedTexts } from '../project/typed-texts.ts';

/** What the host has kept of this page, and the turn of that. */
interface Kept {
  readonly turn: number;
  readonly texts: ReadonlyMap<string, string>;
}

/** Tells the host of a long text what was typed, and not the whole of it at every key. */
export class UnsavedTeller {
  private kept: Kept | null = null;

  /** `whole`: whatever was kept before, since it is not known what becomes of what is on its way. */
  tell({ texts, ...beside }: KeptTexts, whole: boolean): ToldTexts {
    const { kept } = this;
    if (whole || kept === null) return { after: null, texts, ...beside };
    const told = texts.map(({ path, text, base }) => {
      const before = kept.texts.get(path);
      if (before === undefined) return { path, text, base };
      const { from, before: to, after } = typedTexts.between(before, text);
      return { path, base, from, to, instead: text.slice(from, after) };
    });
    return { after: kept.turn, texts: told, ...beside };
  }

  /** What came of telling these; a `turn` of null: they must be told in whole. */
  heard({ texts }: KeptTexts, turn: number | null): void {
    const before = this.kept?.texts ?? [];
    const known = new Map([...before, ...texts.map(({ path, text }) => [path, text] as const)]);
    this.kept = turn === null ? null : { turn, texts: known };
  }
}
