import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { type AnyText, isSameText, textOf } from './compressed-text.ts';
import { type PackedText, unpackText } from './packed-text.ts';
import { typedTexts } from './typed-texts.ts';

// Texts are megabytes, so only edits are sent to workers.

type Texts = ReadonlyMap<string, AnyText>;

/** A whole text, or an edit of the last one sent: the range from `from` to `to` is replaced. */
export type TextDelta =
  | { readonly path: string; readonly whole: string }
  /** Compressed. */
  | { readonly path: string; readonly packed: PackedText }
  | { readonly path: string; readonly from: number; readonly to: number; readonly instead: string };

export interface TextDeltas {
  readonly texts: readonly TextDelta[];
  readonly gone: readonly string[];
}

/** The receiver must get all messages in order. */
export class DeltaSender {
  private last: Texts = new Map();

  tell(texts: Texts): TextDeltas {
    const { last } = this;
    const told: TextDelta[] = [];
    for (const [path, text] of texts) {
      const before = last.get(path);
      if (before === undefined) told.push(inWhole(path, text));
      else if (before !== text && !isSameText(before, text)) told.push(changed(path, textOf(before), textOf(text)));
    }
    const gone = [...last.keys()].filter((path) => !texts.has(path));
    this.last = new Map(texts);
    return { texts: told, gone };
  }

  told(path: string): AnyText | undefined {
    return this.last.get(path);
  }

  tellOne(path: string, text: string): TextDeltas {
    const before = this.last.get(path);
    if (before !== undefined && isSameText(before, text)) return { texts: [], gone: [] };
    this.last = new Map(this.last).set(path, text);
    return { texts: [before === undefined ? { path, whole: text } : changed(path, textOf(before), text)], gone: [] };
  }
}

export class DeltaReceiver {
  private readonly known = new Map<string, SplicedText>();

  /** All current texts; unchanged ones keep their identity. */
  hear({ texts, gone }: TextDeltas): ReadonlyMap<string, SplicedText> {
    for (const path of gone) this.known.delete(path);
    for (const told of texts) this.known.set(told.path, this.textOf(told));
    return new Map(this.known);
  }

  heard(path: string): SplicedText | undefined {
    return this.known.get(path);
  }

  private textOf(told: TextDelta): SplicedText {
    if ('whole' in told) return new SplicedText(told.whole);
    if ('packed' in told) return new SplicedText(unpackText(told.packed));
    const before = this.known.get(told.path);
    if (before === undefined) throw new Error(`${told.path} was never told in whole`);
    return before.edited({ offset: told.from, length: told.to - told.from, text: told.instead });
  }
}

function inWhole(path: string, text: AnyText): TextDelta {
  const packed = typeof text === 'string' ? null : text.few;
  return packed === null ? { path, whole: textOf(text) } : { path, packed };
}

function changed(path: string, before: string, after: string): TextDelta {
  const { from, before: to, after: end } = typedTexts().between(before, after);
  return { path, from, to, instead: after.slice(from, end) };
}
