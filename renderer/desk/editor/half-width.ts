import type { TextEdit } from '#authoring/text/edits/text-edit.ts';

/** Full-width characters with a half-width counterpart in JSON; a long vowel mark before a digit is a minus. */
const WIDE = /[\uff01-\uff5e\u3000\u2212\u201c\u201d]|ー(?=[0-9０-９])/g;
const RUN = /(?:[\uff01-\uff5e\u3000\u2212\u201c\u201d]|ー(?=[0-9０-９]))+$/;

function half(sign: string): string {
  if (sign === '\u3000') return ' ';
  if (sign === '\u2212' || sign === 'ー') return '-';
  if (sign === '\u201c' || sign === '\u201d') return '"';
  return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
}

/** JSON strings never span lines. */
function isInText(before: string): boolean {
  let isIn = false;
  for (let at = 0; at < before.length; at++) {
    if (before[at] === '\\') at++;
    else if (before[at] === '"') isIn = !isIn;
  }
  return isIn;
}

/** Replaces full-width input just before an offset, outside of strings; null if there is none. */
export function halfWidthEdit(text: string, offset: number): TextEdit | null {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [run] = RUN.exec(line) ?? [''];
  if (run === '' || isInText(line.slice(0, line.length - run.length))) return null;
  return { offset: offset - run.length, length: run.length, text: run.replace(WIDE, half) };
}
