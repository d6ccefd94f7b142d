import { type PackedText, unpackText } from './packed-text.ts';

/** A text, or one that is held. */
export type AnyText = string | HeldText;

/**
 * A text of the project, for all who have it. One that nobody looks at rests in few bytes, and is there again as soon as
 * somebody asks for it.
 */
export class HeldText {
  /** In UTF-16 units. */
  readonly length: number;
  private whole: string | null;
  private packed: PackedText | null = null;
  private isRead = false;

  constructor(text: string) {
    this.whole = text;
    this.length = text.length;
  }

  get text(): string {
    this.isRead = true;
    if (this.whole === null) this.whole = unpackText(this.packed as PackedText);
    return this.whole;
  }

  /** As it can be sent: it rests, and need not be written out for that. */
  get few(): PackedText | null {
    return this.packed;
  }

  /** Whether it says the same. */
  is(other: AnyText): boolean {
    return isSameText(this, other);
  }

  /** It can rest from now on. */
  mayRest(packed: PackedText): void {
    this.packed = packed;
  }

  /** Nobody has looked at it since this was asked last: it rests. */
  rest(): void {
    if (this.packed !== null && !this.isRead) this.whole = null;
    this.isRead = false;
  }
}

export const textOf = (text: AnyText): string => (typeof text === 'string' ? text : text.text);

export const isSameText = (one: AnyText, other: AnyText | undefined): boolean =>
  one === other || (one.length === other?.length && textOf(one) === textOf(other));

/** Texts by their paths. */
export type HeldTexts = Readonly<Record<string, HeldText>>;

export const heldTexts = (texts: Readonly<Record<string, string>>): HeldTexts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, new HeldText(text)]));

/** All of them written out, for who can do with nothing less. */
export const wholeTexts = (texts: HeldTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([path, held]) => [path, held.text]));
