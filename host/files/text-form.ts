import { decodeForeign, decodeText } from './decode-text.ts';

// The page only has line feeds and no byte order mark; the form of the old file is restored here.

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** What is not named stays as in the old file. */
export interface TextEncoding {
  readonly bom?: boolean;
  readonly ends?: 'LF' | 'CRLF';
}

/** The bytes of a text in the form of the file it replaces; null: not encodable. */
export function encodeText(text: string, before: Buffer | null, { bom, ends }: TextEncoding = {}): Buffer {
  const was = before === null ? null : decodeText(before);
  // All supported encodings share the line ends of ASCII.
  const raw =
    was === null || before === null
      ? ''
      : 'fault' in was
        ? (decodeForeign('UTF-16', before) ?? before.toString('latin1'))
        : was.raw;
  const ended = ends === undefined ? withEnds(text, raw) : allWith(text, ends === 'CRLF' ? '\r\n' : '\n');
  const isMarked = bom ?? (was !== null && 'bom' in was && was.bom);
  const bytes = Buffer.from(ended, 'utf8');
  return isMarked ? Buffer.concat([MARK, bytes]) : bytes;
}

function allWith(text: string, end: string): string {
  return text.replace(/\r\n|\r|\n/g, end);
}

/** Lines keep their line ends; new ones get the most frequent. */
function withEnds(text: string, was: string): string {
  if (text.includes('\r')) return text;
  const ends: readonly string[] = was.match(/\r\n|\r|\n/g) ?? [];
  const usual = mostFrequent(ends);
  if (ends.every((end) => end === usual)) return usual === '\n' ? text : text.replaceAll('\n', usual);
  const lines = text.split('\n');
  const partners = partnersOf(lines, was.split(/\r\n|\r|\n/));
  return lines.map((line, i) => (i + 1 === lines.length ? line : line + (ends[partners[i] ?? -1] ?? usual))).join('');
}

function mostFrequent(ends: readonly string[]): string {
  const count = (end: string) => ends.reduce((sum, one) => sum + (one === end ? 1 : 0), 0);
  return ['\n', '\r\n', '\r'].reduce((best, end) => (count(end) > count(best) ? end : best));
}

/** How far a moved line is searched for. */
const FARTHEST = 400;

/** For each line its index in the old text; undefined for a new line. */
function partnersOf(lines: readonly string[], old: readonly string[]): readonly (number | undefined)[] {
  const partners: (number | undefined)[] = [];
  // Strips the common end first, to keep the search small.
  let [end, oldEnd] = [lines.length, old.length];
  while (end > 0 && oldEnd > 0 && lines[end - 1] === old[oldEnd - 1]) {
    end--;
    oldEnd--;
    partners[end] = oldEnd;
  }
  for (let [at, oldAt] = [0, 0]; at < end && oldAt < oldEnd; ) {
    const step = nextAgreement(lines, at, end, old, oldAt, oldEnd);
    if (step === null) break;
    at += step.lines;
    oldAt += step.old;
    partners[at++] = oldAt++;
  }
  return partners;
}

function nextAgreement(
  lines: readonly string[],
  at: number,
  end: number,
  old: readonly string[],
  oldAt: number,
  oldEnd: number,
): { readonly lines: number; readonly old: number } | null {
  for (let far = 0; far <= FARTHEST; far++) {
    for (let skipped = 0; skipped <= far; skipped++) {
      const [mine, theirs] = [at + skipped, oldAt + far - skipped];
      if (mine < end && theirs < oldEnd && lines[mine] === old[theirs]) return { lines: skipped, old: far - skipped };
    }
  }
  return null;
}
