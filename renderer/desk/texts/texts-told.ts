import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { type AnyText, isSameText, textOf } from './held-text.ts';
import { type PackedText, unpackText } from './packed-text.ts';
import { typedTexts } from './typed-texts.ts';

// Thousands of cards are megabytes of text, and a key changes one letter of them: what travels to a worker is that letter.

type Texts = ReadonlyMap<string, AnyText>;

/** A text in whole, or how it differs from the one that was told last: from `from` to `to` stands something else now. */
export type TextTold =
  | { readonly path: string; readonly whole: string }
  /** In whole, in few bytes. */
  | { readonly path: string; readonly packed: PackedText }
  | { readonly path: string; readonly from: number; readonly to: number; readonly instead: string };

/** What is other in a set of texts than it was when it was told last. */
export interface TextsTold {
  readonly texts: readonly TextTold[];
  /** Paths that are there no longer. */
  readonly gone: readonly string[];
}

/** Tells texts to one who hears all that is told, in order, from the beginning. */
export class TextTeller {
  private last: Texts = new Map();

  tell(texts: Texts): TextsTold {
    const { last } = this;
    const told: TextTold[] = [];
    for (const [path, text] of texts) {
      const before = last.get(path);
      if (before === undefined) told.push(inWhole(path, text));
      else if (before !== text && !isSameText(before, text)) told.push(changed(path, textOf(before), textOf(text)));
    }
    const gone = [...last.keys()].filter((path) => !texts.has(path));
    this.last = new Map(texts);
    return { texts: told, gone };
  }

  /** A text as it was told last. */
  told(path: string): AnyText | undefined {
    return this.last.get(path);
  }

  /** One text ahead of the others. */
  tellOne(path: string, text: string): TextsTold {
    const before = this.last.get(path);
    if (before !== undefined && isSameText(before, text)) return { texts: [], gone: [] };
    this.last = new Map(this.last).set(path, text);
    return { texts: [before === undefined ? { path, whole: text } : changed(path, textOf(before), text)], gone: [] };
  }
}

/** Hears what a `TextTeller` tells. */
export class TextListener {
  private readonly known = new Map<string, SplicedText>();

  /** All texts as they are now; one that did not change is the same object. */
  hear({ texts, gone }: TextsTold): ReadonlyMap<string, SplicedText> {
    for (const path of gone) this.known.delete(path);
    for (const told of texts) this.known.set(told.path, this.textOf(told));
    return new Map(this.known);
  }

  /** One of them, as it was told last. */
  heard(path: string): SplicedText | undefined {
    return this.known.get(path);
  }

  private textOf(told: TextTold): SplicedText {
    if ('whole' in told) return new SplicedText(told.whole);
    if ('packed' in told) return new SplicedText(unpackText(told.packed));
    const before = this.known.get(told.path);
    if (before === undefined) throw new Error(`${told.path} was never told in whole`);
    return before.edited({ offset: told.from, length: told.to - told.from, text: told.instead });
  }
}

function inWhole(path: string, text: AnyText): TextTold {
  const packed = typeof text === 'string' ? null : text.few;
  return packed === null ? { path, whole: textOf(text) } : { path, packed };
}

function changed(path: string, before: string, after: string): TextTold {
  const { from, before: to, after: end } = typedTexts().between(before, after);
  return { path, from, to, instead: after.slice(from, end) };
}
