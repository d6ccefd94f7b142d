import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

/** A way to mend a text that is no JSON. */
export interface TextMend {
  readonly title: Text;
  readonly edits: readonly TextEdit[];
}
/** A broken text, and the part of it that is marked. */
export interface BrokenText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
type BrokenMender = (broken: BrokenText) => readonly TextMend[];

const to = (text: string): Text => ({ ja: `「${text}」に直す`, en: `Change to "${text}"` });
/** The marked part goes. */
export const takingAway: BrokenMender = ({ text, start, end }) => [
  {
    title: { ja: `「${shown(text.slice(start, end))}」を消す`, en: `Remove "${shown(text.slice(start, end))}"` },
    edits: [{ offset: start, length: end - start, text: '' }],
  },
];
const shown = (part: string): string => (part.length > 24 ? `${part.slice(0, 24)}…` : part);

/** Signs that an input method writes, and what JSON means by them. */
const signs: { readonly [wide: string]: string } = {
  '：': ':',
  '，': ',',
  '、': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '「': '"',
  '」': '"',
  '“': '"',
  '”': '"',
  '＂': '"',
  "'": '"',
  '\u3000': ' ',
};

/** Something that cannot stand where it stands: a sign of an input method, a word without quotes, one thing too many. */
export const strange: BrokenMender = (broken) => {
  const { text, start } = broken;
  const rest = text.slice(start);
  const sign = signs[rest[0] ?? ''];
  if (sign === ' ')
    return [
      { title: { ja: '全角の空白を半角にする', en: 'Make the wide space a plain one' }, edits: [at(start, 1, ' ')] },
    ];
  const quoted = /^['“”「＂]([^'“”「」＂"\n]*)['“”」＂]/.exec(rest);
  if (quoted !== null && sign === '"') return replacingAt(start, quoted[0].length, JSON.stringify(quoted[1]));
  if (sign !== undefined && sign !== '"') return replacingAt(start, 1, sign);
  const wide = /^[０-９－．]+/.exec(rest)?.[0];
  if (wide !== undefined) return replacingAt(start, wide.length, wide.normalize('NFKC'));
  // The whole word, of which the mark may be the end.
  const from = start - (/[^\s,:{}[\]"]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(from))?.[0];
  const meant = ['true', 'false', 'null'].find((one) => one === word?.toLowerCase());
  if (meant !== undefined) return replacingAt(from, word?.length ?? 0, meant);
  return [...(word === undefined ? [] : replacingAt(from, word.length, JSON.stringify(word))), ...takingAway(broken)];
};
const at = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text });
const replacingAt = (start: number, length: number, by: string): readonly TextMend[] => [
  { title: to(by), edits: [at(start, length, by)] },
];

/** The end that is missing: the quote, then what was begun and not ended is given up, then the brackets. */
export const closing: BrokenMender = ({ text }) => {
  const end = text.trimEnd().length;
  const ways = [text.slice(0, end), withoutLast(text.slice(0, end))];
  return ways.map((kept) => {
    const { inString, open } = stateAt(kept);
    const closed = `${inString ? '"' : ''}${open.map((one) => (one === '{' ? ' }' : ']')).join('')}`;
    return {
      title: { ja: 'かっこと引用符を閉じる', en: 'Close the brackets and quotes' },
      edits: [at(kept.length, end - kept.length, closed)],
    };
  });
};

/** Without the property or the item that is being written. */
function withoutLast(text: string): string {
  const { lastStart } = stateAt(text);
  return text.slice(0, lastStart).trimEnd().replace(/,$/, '');
}

/** What is open at the end of a text, the innermost first, and where its last property or item begins. */
function stateAt(text: string): {
  readonly inString: boolean;
  readonly open: readonly string[];
  readonly lastStart: number;
} {
  const open: string[] = [];
  const starts: number[] = [0];
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      open.unshift(char);
      starts.unshift(i + 1);
    } else if (char === '}' || char === ']') {
      open.shift();
      starts.shift();
    } else if (char === ',') starts[0] = i;
  }
  return { inString, open, lastStart: starts[0] ?? 0 };
}

/** A text in quotes that is written in no way that JSON knows. */
export const badString: BrokenMender = (broken) => {
  const { text, start } = broken;
  const rest = /^"(?:[^"\\]|\\[\s\S])*/.exec(text.slice(start))?.[0] ?? '';
  const line = text.slice(start).split(/\r\n|\r|\n/)[0] ?? '';
  const escaped = line.replace(/\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/g, '\\\\');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const control = /[\u0000-\u001f]/g;
  const whole = rest.replace(control, (one) => JSON.stringify(one).slice(1, -1));
  return [
    ...(escaped === line
      ? []
      : [
          {
            title: { ja: '\\ を \\\\ と書く', en: 'Write \\\\ for the backslash' },
            edits: [at(start, line.length, escaped)],
          },
        ]),
    ...(whole === rest || !text.slice(start + rest.length).startsWith('"')
      ? []
      : [
          {
            title: { ja: '改行を \\n と書く', en: 'Write \\n for the new line' },
            edits: [at(start, rest.length, whole)],
          },
        ]),
    {
      title: { ja: '引用符で閉じる', en: 'Close it with a quote' },
      edits: [at(start + line.trimEnd().replace(/,$/, '').length, 0, '"')],
    },
  ];
};

/** A number that JSON does not write so: 2. and .5, 02 and +2. */
export const badNumber: BrokenMender = (broken) => {
  const word = /^[-+.\w]+/.exec(broken.text.slice(broken.start))?.[0] ?? '';
  const value = Number(word.replace(/^\+/, ''));
  return word === '' || !Number.isFinite(value) ? [] : replacingAt(broken.start, word.length, String(value));
};

export const missingComma: BrokenMender = ({ end }) => [
  { title: { ja: 'コンマを書く', en: 'Write the comma' }, edits: [at(end, 0, ',')] },
];
