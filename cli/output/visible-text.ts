/** Control characters, bidi marks, unusual line breaks, zero-width characters and lone surrogates. */
const obeyed = /(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/** Escapes such characters as `\u001b`, which keeps the values of JSON output. */
export function visibleText(text: string): string {
  return text.replace(obeyed, writtenOut);
}

/** Keeps text from files on one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/[\t\n]/g, writtenOut);
}

function writtenOut(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
