import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { differenceBetween, type TextDifference, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { deskState } from '../state/desk-state.ts';
import { inBackground } from '../timing/pending.ts';

/** Senders are rarely further behind. */
const most = 4;

/** Time after typing until all senders have caught up, in milliseconds. */
const REST = 1000;

interface Typed {
  readonly text: string;
  readonly spliced: SplicedText;
}

/** Each text is stored as edits of the previous one, so that differences need no comparison. */
export class TypedTexts {
  private last: readonly Typed[] = [];
  private callOff: () => void = () => undefined;

  typed(before: string, after: string, edits: readonly TextEdit[]): void {
    const old = this.last.at(-1)?.text === before ? this.last : [{ text: before, spliced: new SplicedText(before) }];
    const inOrder = [...edits].sort((a, b) => a.offset - b.offset);
    // From the end, so that earlier offsets stay valid
    const spliced = inOrder.reduceRight((text, edit) => text.edited(edit), old.at(-1)?.spliced as SplicedText);
    this.last = [...old, { text: after, spliced }].slice(-most);
    // Each is a whole long text
    this.callOff();
    this.callOff = inBackground(() => {
      this.last = [];
    }, REST);
  }

  /** Without known edits, the text alone. */
  spliced(text: string): SplicedText {
    return this.last.findLast((one) => one.text === text)?.spliced ?? new SplicedText(text);
  }

  between(before: string, after: string): TextDifference {
    const [old, now] = [before, after].map((text) => this.last.findLast((one) => one.text === text)?.spliced);
    return old === undefined || now === undefined ? differenceBetween(before, after) : now.differenceFrom(old);
  }
}

export const typedTexts = deskState(() => new TypedTexts());
