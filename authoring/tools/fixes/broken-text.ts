import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

export interface TextFix {
  readonly title: Text;
  readonly edits: readonly TextEdit[];
}
export interface BrokenText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
type BrokenTextFixer = (broken: BrokenText) => readonly TextFix[];

const to = (text: string): Text => ({ ja: `「${text}」に直す`, en: `Change to "${text}"` });
export const removeBrokenText: BrokenTextFixer = ({ text, start, end }) => [
  {
    title: { ja: `「${shown(text.slice(start, end))}」を消す`, en: `Remove "${shown(text.slice(start, end))}"` },
    edits: [{ offset: start, length: end - start, text: '' }],
  },
];
const shown = (part: string): string => (part.length > 24 ? `${part.slice(0, 24)}…` : part);

/** Full-width characters of input methods, and what JSON has in their place. */
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

/** Full-width characters, words without quotes, or stray text. */
export const fixStrayText: BrokenTextFixer = (broken) => {
  const { text, start } = broken;
  const rest = text.slice(start);
  const sign = signs[rest[0] ?? ''];
  if (sign === ' ')
    return [
      {
        title: { ja: '全角の空白を半角にする', en: 'Change the full-width space to a normal one' },
        edits: [at(start, 1, ' ')],
      },
    ];
  const quoted = /^['“”「＂]([^'“”「」＂"\n]*)['“”」＂]/.exec(rest);
  if (quoted !== null && sign === '"') return replacingAt(start, quoted[0].length, JSON.stringify(quoted[1]));
  if (sign !== undefined && sign !== '"') return replacingAt(start, 1, sign);
  const wide = /^[０-９－．]+/.exec(rest)?.[0];
  if (wide !== undefined) return replacingAt(start, wide.length, wide.normalize('NFKC'));
  // The mark may be only the end of the word
  const from = start - (/[^\s,:{}[\]"]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(from))?.[0];
  const meant = ['true', 'false', 'null'].find((one) => one === word?.toLowerCase());
  if (meant !== undefined) return replacingAt(from, word?.length ?? 0, meant);
  return [
    ...(word === undefined ? [] : replacingAt(from, word.length, JSON.stringify(word))),
    ...removeBrokenText(broken),
  ];
};
const at = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text });
const replacingAt = (start: number, length: number, by: string): readonly TextFix[] => [
  { title: to(by), edits: [at(start, length, by)] },
];

/** Closes quotes and brackets; the second way drops the unfinished property. */
export const closing: BrokenTextFixer = ({ text }) => {
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

function withoutLast(text: string): string {
  const { lastStart } = stateAt(text);
  return text.slice(0, lastStart).trimEnd().replace(/,$/, '');
}

/** Innermost bracket first; `lastStart`: offset of the last property or item. */
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

/** Invalid escapes, raw control characters, or a missing quote. */
export const badString: BrokenTextFixer = (broken) => {
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
            title: { ja: '\\ を \\\\ と書く', en: 'Write the backslash as \\\\' },
            edits: [at(start, line.length, escaped)],
          },
        ]),
    ...(whole === rest || !text.slice(start + rest.length).startsWith('"')
      ? []
      : [
          {
            title: { ja: '改行を \\n と書く', en: 'Write the line break as \\n' },
            edits: [at(start, rest.length, whole)],
          },
        ]),
    {
      title: { ja: '引用符で閉じる', en: 'Close it with a quote' },
      edits: [at(start + line.trimEnd().replace(/,$/, '').length, 0, '"')],
    },
  ];
};

export const badNumber: BrokenTextFixer = (broken) => {
  const word = /^[-+.\w]+/.exec(broken.text.slice(broken.start))?.[0] ?? '';
  const value = Number(word.replace(/^\+/, ''));
  return word === '' || !Number.isFinite(value) ? [] : replacingAt(broken.start, word.length, String(value));
};

export const missingComma: BrokenTextFixer = ({ end }) => [
  { title: { ja: 'コンマを書く', en: 'Add the comma' }, edits: [at(end, 0, ',')] },
];
