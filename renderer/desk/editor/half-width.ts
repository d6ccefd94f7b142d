import type { TextEdit } from '#authoring/text/edits/text-edit.ts';

/** Signs that an input method gives in full width, and what JSON has in their place; a long vowel before a number is a minus. */
const WIDE = /[\uff01-\uff5e\u3000\u2212\u201c\u201d]|ー(?=[0-9０-９])/g;
const RUN = /(?:[\uff01-\uff5e\u3000\u2212\u201c\u201d]|ー(?=[0-9０-９]))+$/;

function half(sign: string): string {
  if (sign === '\u3000') return ' ';
  if (sign === '\u2212' || sign === 'ー') return '-';
  if (sign === '\u201c' || sign === '\u201d') return '"';
  return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
}

/** Whether a place of a line of JSON lies inside of a text: texts never go on in the next line. */
function isInText(before: string): boolean {
  let isIn = false;
  for (let at = 0; at < before.length; at++) {
    if (before[at] === '\\') at++;
    else if (before[at] === '"') isIn = !isIn;
  }
  return isIn;
}

/**
 * What was typed in full width right before an offset, outside of all texts, in half width, as JSON has its numbers and
 * signs; null where there is nothing of the kind.
 */
export function halfWidthEdit(text: string, offset: number): TextEdit | null {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [run] = RUN.exec(line) ?? [''];
  if (run === '' || isInText(line.slice(0, line.length - run.length))) return null;
  return { offset: offset - run.length, length: run.length, text: run.replace(WIDE, half) };
}
