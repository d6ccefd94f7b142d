/**
 * What a terminal would obey or hide instead of showing: control characters (with them colours, titles, the clipboard),
 * marks that turn the direction of all that follows, line breaks that are none, what has no width, halves of a pair.
 */
const obeyed = /(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/**
 * A text for a terminal: what would not be seen is written out, as `\u001b`. That is how JSON writes it, too: a document
 * keeps its value.
 */
export function visibleText(text: string): string {
  return text.replace(obeyed, writtenOut);
}

/** A text that comes out of files and is to stay one line, whatever it holds. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/[\t\n]/g, writtenOut);
}

function writtenOut(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
