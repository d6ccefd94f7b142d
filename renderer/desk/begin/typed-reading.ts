const kana = /^[ぁ-ゖー]+$/u;

/** How words that were typed are read: what an input method had for letters before it made other ones of them. */
export class TypedReading {
  private letters = '';
  private readonly heard = new Map<string, string>();

  /** An input method composes: as long as these are kana, they are how it will be read. */
  composing(letters: string): void {
    const plain = hiragana(letters);
    if (kana.test(plain)) this.letters = plain;
  }

  /** It has ended with this text. */
  composed(text: string): void {
    if (text !== '' && this.letters !== '') this.heard.set(text, this.letters);
    this.letters = '';
  }

  /** How a text is read, when all of it was typed here or is kana; else null. */
  of(text: string): string | null {
    const known = [...this.heard].sort(([a], [b]) => b.length - a.length);
    const read = known.reduce((rest, [word, reading]) => rest.replaceAll(word, reading), text);
    const plain = hiragana(read).replace(/[\s、。・！？「」『』]/gu, '');
    return kana.test(plain) ? plain : null;
  }
}

/** Katakana as hiragana; all else as it is. */
function hiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
}
