import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { differenceBetween, type TextDifference, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { piece } from '../state/desk-state.ts';
import { inBackground } from '../timing/pending.ts';

/** Who tells texts to others, now and then, is rarely further behind. */
const most = 4;

/** When nobody has typed for so long all have been told what was typed, in milliseconds. */
const REST = 1000;

interface Typed {
  readonly text: string;
  readonly spliced: SplicedText;
}

/**
 * The last texts of the file in which somebody types, each made of the one before. Of a long text everybody wants to know
 * where it is other than it was, at every key: it is known from what was typed, and the two are not laid side by side.
 */
export class TypedTexts {
  private last: readonly Typed[] = [];
  private callOff: () => void = () => undefined;

  /** One text was made of another by edits that do not overlap; each speaks of the text as it was before all of them. */
  typed(before: string, after: string, edits: readonly TextEdit[]): void {
    const old = this.last.at(-1)?.text === before ? this.last : [{ text: before, spliced: new SplicedText(before) }];
    const inOrder = [...edits].sort((a, b) => a.offset - b.offset);
    // From the end, where the offsets of the others still hold
    const spliced = inOrder.reduceRight((text, edit) => text.edited(edit), old.at(-1)?.spliced as SplicedText);
    this.last = [...old, { text: after, spliced }].slice(-most);
    // Each of them is the whole of a long text
    this.callOff();
    this.callOff = inBackground(() => {
      this.last = [];
    }, REST);
  }

  /** A text as it was made; as one that stands for itself when nobody knows how. */
  spliced(text: string): SplicedText {
    return this.last.findLast((one) => one.text === text)?.spliced ?? new SplicedText(text);
  }

  between(before: string, after: string): TextDifference {
    const [old, now] = [before, after].map((text) => this.last.findLast((one) => one.text === text)?.spliced);
    return old === undefined || now === undefined ? differenceBetween(before, after) : now.differenceFrom(old);
  }
}

export const typedTexts = piece(() => new TypedTexts());
