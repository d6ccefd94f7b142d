import { decodeForeign, decodeText } from './decode-text.ts';

// The page knows texts of line feeds and without a byte order mark. What a file has besides is put back here, from the
// file that a text takes the place of.

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Another form than that of the file that is there; what is not named stays. */
export interface OtherForm {
  readonly bom?: boolean;
  readonly ends?: 'LF' | 'CRLF';
}

/** The bytes of a text in the form of the file that it takes the place of, or in another; null: there is none. */
export function encodeText(text: string, before: Buffer | null, { bom, ends }: OtherForm = {}): Buffer {
  const was = before === null ? null : decodeText(before);
  // In whatever other encoding the ends of lines are those of ASCII.
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

/** Gives each line the end it had. A line that is new gets the one that most lines have. */
function withEnds(text: string, was: string): string {
  // Whoever writes the ends of lines means them.
  if (text.includes('\r')) return text;
  const ends: readonly string[] = was.match(/\r\n|\r|\n/g) ?? [];
  const usual = mostFrequent(ends);
  if (ends.every((end) => end === usual)) return usual === '\n' ? text : text.replaceAll('\n', usual);
  const lines = text.split('\n');
  const partners = partnersOf(lines, was.split(/\r\n|\r|\n/));
  // After the last line stands no end.
  return lines.map((line, i) => (i + 1 === lines.length ? line : line + (ends[partners[i] ?? -1] ?? usual))).join('');
}

function mostFrequent(ends: readonly string[]): string {
  const count = (end: string) => ends.reduce((sum, one) => sum + (one === end ? 1 : 0), 0);
  return ['\n', '\r\n', '\r'].reduce((best, end) => (count(end) > count(best) ? end : best));
}

/** How far a line that was moved down or up is looked for. */
const FARTHEST = 400;

/** For each line the line of the old text that it was; undefined for a line that is new. */
function partnersOf(lines: readonly string[], old: readonly string[]): readonly (number | undefined)[] {
  const partners: (number | undefined)[] = [];
  // From the end as far as they agree, so that what was put in or taken out is looked for in the least.
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

/** The fewest lines to leave out of both texts until they agree again. */
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
