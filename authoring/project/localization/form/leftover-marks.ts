import type { UnitCheck, UnitFault } from '../unit-fault.ts';

/** What text in UTF-8 looks like when it is read as another encoding. */
const western = '[\\u0080-\\u009f\\u00a1-\\u00aa\\u00ac-\\u00b6\\u00b8-\\u00ba\\u00bc-\\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ‘•˜™š›œžŸ]';
const misread = new RegExp(
  `Ã(?:[\\u0080-\\u00bf]|[^\\p{L}\\s])|Ã[ŸšœžŒŠŽƒˆ]|Â[\\u00a0-\\u00bf]|â€.?|[Å][\\u0080-\\u00bf‚ƒ„ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|Ä[\\u0080-\\u00bf…‡™›]|[äåæçèéêëìíîï]${western}{2}|縺|繧|繝|譁|荳|蜷|锟斤|烫烫|\\ufffd`,
  'u',
);
const lost = /(?<=\p{L})\?(?=\p{Ll}|\p{Script=Hangul}|\p{Script=Han})/u;

/** L10N042: letters damaged by a wrong encoding. */
export function encodingFault({ source, t }: UnitCheck): UnitFault | null {
  const found = misread.exec(t) ?? lost.exec(t);
  if (found === null || source.includes(found[0] === '?' ? '?' : found[0])) return null;
  return { code: 'L10N042', data: { said: t.slice(Math.max(0, found.index - 2), found.index + 4).trim() } };
}

const cp1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;

/** Read again as UTF-8; unchanged where that is not possible. */
export function withRightEncoding(t: string): string {
  const isMisread = (letter: string): boolean => byteOf(letter) >= FIRST;
  return t.replace(/[^\0-\x7f]+/g, (run) => {
    if (![...run].every(isMisread)) return run;
    try {
      return decodeURIComponent([...run].map((one) => `%${byteOf(one).toString(16).padStart(2, '0')}`).join(''));
    } catch {
      return run;
    }
  });
}

/** 0 where Windows-1252 has no such letter. */
function byteOf(letter: string): number {
  const [at, code] = [cp1252.indexOf(letter), letter.codePointAt(0) ?? 0];
  return at >= 0 ? FIRST + at : code <= 0xff ? code : 0;
}

const entity = /&(?:([a-zA-Z]{2,8})|#(\d{2,6})|#x([0-9a-fA-F]{2,5}));/g;
const named: { readonly [name: string]: string } = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ecirc: 'ê',
  ccedil: 'ç',
  ntilde: 'ñ',
};
const escaped = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4})/g;

/** L10N044: signs of HTML and of programs. */
export function escapeFault({ source, t }: UnitCheck): UnitFault | null {
  const found = t.match(entity)?.[0] ?? t.match(escaped)?.[0];
  return found === undefined || source.includes(found) ? null : { code: 'L10N044', data: { said: found } };
}

export const withoutEscapes = (t: string): string =>
  t
    .replace(entity, (found, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return named[name] ?? found;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    })
    .replace(escaped, (found) => {
      if (found.startsWith('\\u')) return String.fromCharCode(Number.parseInt(found.slice(2), 16));
      return found === '\\n' ? '\n' : found === '\\"' ? '"' : found === '\\\\' ? '\\' : ' ';
    });

const bracketed =
  /[[(（【〔<]{1,2}(?:TODO|TBD|TBC|FIXME|XXX|WIP|CHECK|NOTE|TN|T\/N|N\.?d\.?T\.?|Anm\.?|訳注|譯註|译注|譯者|译者|역주|옮긴이)(?![\p{L}])[^\])）】〕>]*[\])）】〕>]{1,2}|〔[^〕]*〕/gu;
const loose =
  /(?<![A-Z])(?:TODO|TBD|TBC|FIXME|XXX|WIP)(?![A-Z]):?|\?{3,}|(?:訳注|譯註|译注|역주)[:：]?|@@+|\b(?:translator['’]s note|Anm\. ?d\. ?Ü)/gu;

/** L10N045: notes of those who work on a text. */
export function noteFault({ source, t }: UnitCheck): UnitFault | null {
  const found = t.match(bracketed)?.[0] ?? t.match(loose)?.[0];
  // "Everything" in Spanish capitals
  if (found === 'TODO' && t === t.toUpperCase()) return null;
  if (found === undefined || source.includes(found) || (found.startsWith('?') && /[?？]{2}/.test(source))) return null;
  return { code: 'L10N045', data: { said: found } };
}

export const withoutNotes = (t: string): string => t.replace(bracketed, '').replace(loose, '').trim();
