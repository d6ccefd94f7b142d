const kana = /^[ぁ-ゖー]+$/u;

/** Remembers readings of typed words: the kana that an input method showed before conversion. */
export class TypedReading {
  private letters = '';
  private readonly heard = new Map<string, string>();

  composing(letters: string): void {
    const plain = hiragana(letters);
    if (kana.test(plain)) this.letters = plain;
  }

  composed(text: string): void {
    if (text !== '' && this.letters !== '') this.heard.set(text, this.letters);
    this.letters = '';
  }

  /** The reading of a text that was fully typed here or is kana; else null. */
  of(text: string): string | null {
    const known = [...this.heard].sort(([a], [b]) => b.length - a.length);
    const read = known.reduce((rest, [word, reading]) => rest.replaceAll(word, reading), text);
    const plain = hiragana(read).replace(/[\s、。・！？「」『』]/gu, '');
    return kana.test(plain) ? plain : null;
  }
}

function hiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
}
