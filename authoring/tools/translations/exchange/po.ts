import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { WorkState } from '#authoring/text/formats/units.ts';
import {
  designerNoteOf,
  type Exchanged,
  type ExchangeRow,
  formatSnapshot,
  isHash,
  LONGEST_TEXT,
  MOST_ROWS,
  type PlacedRow,
  parseSnapshot,
  type ReadExchange,
  refused,
  type UnitSnapshot,
} from './exchange-row.ts';

/** `now`: ISO 8601. */
export interface PoHead {
  readonly now: string;
}

/** GNU gettext. Context: `document#key`; fuzzy: draft or stale. */
export function poOf(exchanged: Exchanged, { now }: PoHead): string {
  const { project, locale, rows } = exchanged;
  const when = `${now.slice(0, 10)} ${now.slice(11, 16)}+0000`;
  const head = [
    `Project-Id-Version: ${project}`,
    'Report-Msgid-Bugs-To: ',
    `POT-Creation-Date: ${when}`,
    `PO-Revision-Date: ${when}`,
    'Last-Translator: Automatically generated',
    'Language-Team: none',
    `Language: ${locale.replaceAll('-', '_')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    'X-Generator: Site-Seeing Studio',
  ];
  const first = `msgid ""\nmsgstr ""\n${head.map((line) => `${quoted(`${line}\n`)}\n`).join('')}`;
  return [first, ...rows.map((row) => entryOf(row, designerNoteOf(exchanged, row)))].join('\n');
}

function entryOf(row: ExchangeRow, designerNote: string): string {
  const { file, key, source, target, state, same, note, before, hash, was } = row;
  const extra = `hash=${hash}${was === null ? '' : ` was=${formatSnapshot(was)}`}${same ? ' same=yes' : ''}`;
  return [
    ...(note === '' ? [] : note.split('\n').map((line) => `# ${line}`)),
    ...(designerNote === '' ? [] : designerNote.split(/\r\n|\n|\r/).map((line) => `#. ${line}`.trimEnd())),
    `#. ${extra}`,
    // Converters to XLIFF keep references, not contexts
    ...(/\s/.test(`${file}${key}`) ? [] : [`#: ${`${file}#${key}`.replace(/[%+]/g, encodeURIComponent)}`]),
    ...(isFuzzy(state) ? ['#, fuzzy'] : []),
    ...(before === null ? [] : said('msgid', before).map((line) => `#| ${line}`)),
    ...said('msgctxt', `${file}#${key}`),
    ...said('msgid', source),
    ...said('msgstr', target),
    '',
  ].join('\n');
}

const isFuzzy = (state: WorkState): boolean => state === 'draft' || state === 'stale';

/** Multi-line texts as gettext writes them. */
function said(word: string, text: string): readonly string[] {
  const lines = text.split(/(?<=\n)/);
  return lines.length < 2 ? [`${word} ${quoted(text)}`] : [`${word} ""`, ...lines.map(quoted)];
}

const escapes: { readonly [sign: string]: string } = { '\n': 'n', '\t': 't', '\r': 'r', '"': '"', '\\': '\\' };
const signs: { readonly [letter: string]: string } = { n: '\n', t: '\t', r: '\r' };
const quoted = (text: string): string => `"${text.replace(/[\n\t\r"\\]/g, (sign) => `\\${escapes[sign]}`)}"`;

export interface PoEntry {
  line: number;
  readonly texts: { msgctxt?: string; msgid?: string; msgstr?: string };
  note: string[];
  extra: string;
  reference: string;
  before: string | null;
  fuzzy: boolean;
}
type Word = keyof PoEntry['texts'];
const newEntry = (line: number): PoEntry => ({
  line,
  texts: {},
  note: [],
  extra: '',
  reference: '',
  before: null,
  fuzzy: false,
});

const statement = /^(#\| ?)?(?:(msgctxt|msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"\s*$/;
const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, letter: string) => signs[letter] ?? letter);

export function rowsOfPo(text: string): ReadExchange {
  const rows: PlacedRow[] = [];
  let locale: string | null = null;
  const fault = readPo(text, 'refused', (entry) => {
    const { texts, line } = entry;
    const place = { kind: 'line', line } as const;
    if (texts.msgid === undefined) return null;
    const context = contextOf(entry);
    if (context === '') {
      if (texts.msgid !== '') return refused('noKey', place);
      locale ??= languageOfHead(texts.msgstr ?? '');
      return null;
    }
    if (rows.length === MOST_ROWS) return refused('tooMany', place, { most: MOST_ROWS });
    rows.push({ row: rowOf(entry, context), place });
    return null;
  });
  if (fault !== null) return fault;
  return rows.length === 0 && locale === null
    ? refused('notThis', undefined, { format: 'PO' })
    : { kind: 'read', locale, rows };
}

export const languageOfHead = (head: string): string | null =>
  /^Language: *(\S+)/m.exec(head)?.[1]?.replaceAll('_', '-') ?? null;

/** Entries as they end. `plurals`: whether only the first form of a text is read. */
export function readPo(
  text: string,
  plurals: 'refused' | 'first',
  take: (entry: PoEntry) => ReturnType<typeof refused> | null,
): ReturnType<typeof refused> | null {
  let entry = newEntry(1);
  let word: Word | 'before' | 'other' | null = null;

  for (const [i, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = plurals === 'first' ? raw.trim().replace(/^msgstr\[0\]/, 'msgstr') : raw.trim();
    const place = { kind: 'line', line: i + 1 } as const;
    if (line === '') continue;
    // Before the pattern, which cannot take 100 MB
    if (line.length > 2 * LONGEST_TEXT) return refused('tooLong', place, { most: LONGEST_TEXT });
    const parts = statement.exec(line);
    const isComment = line.startsWith('#') && parts?.[1] === undefined;
    const begins = parts?.[1] === undefined ? parts?.[2] : undefined;
    // Starts with msgctxt, msgid without context, or comments after a msgstr
    const isNext =
      entry.texts.msgstr !== undefined &&
      (isComment || line.startsWith('#|') || begins === 'msgctxt' || begins === 'msgid');
    if (isNext) {
      const found = take(entry);
      if (found !== null) return found;
      entry = newEntry(i + 1);
      word = null;
    }
    if (isComment) {
      noteComment(entry, line);
      continue;
    }
    if (/^msgid_plural\b|^msgstr\[/.test(line)) {
      if (plurals === 'refused') return refused('plural', place);
      word = 'other';
      continue;
    }
    if (parts === null) return refused('notPo', place, { said: line.slice(0, 60) });
    const said = unescaped(parts[3] ?? '');
    if (parts[1] !== undefined) {
      if (parts[2] === 'msgid') entry.before = said;
      else if (parts[2] === undefined && entry.before !== null) entry.before += said;
      continue;
    }
    if (begins !== undefined) {
      word = begins as Word;
      if (entry.texts[word] !== undefined) return refused('notPo', place, { said: line.slice(0, 60) });
      if (Object.keys(entry.texts).length === 0) entry.line = i + 1;
      entry.texts[word] = said;
    } else if (word === 'other') continue;
    else if (word === null) return refused('notPo', place, { said: line.slice(0, 60) });
    else entry.texts[word] = (entry.texts[word] ?? '') + said;
    if ((entry.texts[word]?.length ?? 0) > LONGEST_TEXT) return refused('tooLong', place, { most: LONGEST_TEXT });
  }
  return take(entry);
}

function noteComment(entry: PoEntry, line: string): void {
  if (line.startsWith('#.')) {
    // Our data is the last extracted comment
    const told = line.slice(2).trim();
    if (told.startsWith('hash=')) entry.extra = told;
  } else if (line.startsWith('#:'))
    entry.reference ||= /\S+#\S+/.exec(line.slice(2).replace(/%[0-9A-F]{2}/gi, asciiOf))?.[0] ?? '';
  else if (line.startsWith('#,')) entry.fuzzy ||= /\bfuzzy\b/.test(line);
  else if (!/^#[:~|]/.test(line)) entry.note.push(line.replace(/^# ?/, ''));
}

/** Converters escape references like addresses. */
const asciiOf = (escaped: string): string => String.fromCharCode(Number.parseInt(escaped.slice(1), 16));

/** Empty: unknown. Some converters drop or multiply the context of equal texts. */
function contextOf({ texts: { msgctxt = '' }, reference }: PoEntry): string {
  if (reference !== '' && msgctxt.replaceAll(reference, '') === '') return reference;
  return msgctxt.includes('#') ? msgctxt : reference;
}

function rowOf({ texts, note, extra: written, before, fuzzy }: PoEntry, context: string): ExchangeRow {
  const cut = context.indexOf('#');
  const [source, target] = [texts.msgid ?? '', texts.msgstr ?? ''];
  const extra = new Map(written.split(/\s+/).map((one) => one.split('=', 2) as [string, string]));
  const hash = extra.get('hash') ?? '';
  const was = parseSnapshot(extra.get('was') ?? '');
  return {
    ...{ file: context.slice(0, cut), key: context.slice(cut + 1), source, target, before },
    state: stateOf(target, fuzzy, was),
    same: extra.get('same') === 'yes',
    note: note.join('\n'),
    hash: isHash(hash) ? hash : sourceHash(source),
    was,
  };
}

/** PO only knows fuzzy; other states are kept as long as that is unchanged. */
function stateOf(target: string, fuzzy: boolean, was: UnitSnapshot | null): WorkState {
  if (target === '') return was?.state ?? 'missing';
  if (was !== null && was.state !== 'missing' && isFuzzy(was.state) === fuzzy) return was.state;
  return fuzzy ? 'draft' : 'translated';
}
