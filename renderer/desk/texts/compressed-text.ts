import { type PackedText, unpackText } from './packed-text.ts';

export type AnyText = string | CompressedText;

/** A text that is compressed while unused and restored on access. */
export class CompressedText {
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

  get few(): PackedText | null {
    return this.packed;
  }

  is(other: AnyText): boolean {
    return isSameText(this, other);
  }

  /** Allows compression. */
  mayRest(packed: PackedText): void {
    this.packed = packed;
  }

  /** Compresses if unused since the last call. */
  rest(): void {
    if (this.packed !== null && !this.isRead) this.whole = null;
    this.isRead = false;
  }
}

export const textOf = (text: AnyText): string => (typeof text === 'string' ? text : text.text);

export const isSameText = (one: AnyText, other: AnyText | undefined): boolean =>
  one === other || (one.length === other?.length && textOf(one) === textOf(other));

export type CompressedTexts = Readonly<Record<string, CompressedText>>;

export const compressedTexts = (texts: Readonly<Record<string, string>>): CompressedTexts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, new CompressedText(text)]));

export const wholeTexts = (texts: CompressedTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([path, held]) => [path, held.text]));
