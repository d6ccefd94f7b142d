import { isRule, type UnitCheck, type UnitFault } from '../unit-fault.ts';
import { isEnded, isGoingOn, sentencesIn } from './sentences.ts';

const EXCERPT = 12;
const excerpt = (line: string): string => (line.length > EXCERPT ? `…${line.slice(-EXCERPT)}` : line);

/** L10N032: a stop lost or added at the end of a line; L10N034: a text that breaks off. */
export function endFault({ key, source, t, into, hasPlaces }: UnitCheck): UnitFault | null {
  if (into === null) return null;
  const [mine, theirs] = [source.trim().split('\n'), t.trim().split('\n')];
  const isAligned = mine.length === theirs.length;
  for (const [i, line] of theirs.entries()) {
    const isLast = i === theirs.length - 1;
    const meant = isAligned ? mine[i] : isLast ? mine.at(-1) : undefined;
    if (meant === undefined || line.trim() === '') continue;
    if (isEnded(meant) && !isEnded(line) && !isGoingOn(line, isLast) && !isGoingOn(meant, false))
      return isLast && isCutOff({ source, t, into })
        ? { code: 'L10N034', data: { said: excerpt(line) } }
        : { code: 'L10N032', data: { said: excerpt(line), meant: into.form.stop } };
    if (!isEnded(meant) && /[.。]$/.test(line) && mayHaveNone(key, line, hasPlaces) && !/[』」）)”]$/.test(meant))
      return { code: 'L10N032', data: { said: excerpt(line), meant: '—' } };
    if (!isEnded(meant) && /[,、，;；(（]$/.test(line) && !/[,、，;；(（]$/.test(meant))
      return { code: 'L10N034', data: { said: excerpt(line) } };
  }
  return null;
}

/** Other short labels may be abbreviated. */
const mayHaveNone = (key: string, line: string, hasPlaces: boolean): boolean =>
  !hasPlaces &&
  !/(?:\.|^\S{1,4})\S{0,4}\.$/.test(line) &&
  (isRule(key) || key.endsWith('/name') || /\S\s+\S{5,}$/.test(line));

const LEAST = 16;
const SHORT = 0.55;

function isCutOff({ source, t, into }: Pick<UnitCheck, 'source' | 't' | 'into'>): boolean {
  const end = t.trim();
  return (
    into !== null && (into.form.unfinished.test(end) || (source.length >= LEAST && shareOf(end, source, into) < SHORT))
  );
}

type Into = NonNullable<UnitCheck['into']>;
/** How long a translation is, where 1 is usual. */
const shareOf = (t: string, source: string, { form }: Into): number => t.length / (source.length * form.density);

/** L10N035: the last sentence of the source is not there. */
export function sentencesFault({ key, source, t, from, into }: UnitCheck): UnitFault | null {
  if (from === null || into === null || source.length < LEAST) return null;
  const [mine, theirs] = [sentencesIn(source), sentencesIn(t)];
  const lost = mine.length - theirs.length;
  if (lost < 1 || theirs.length === 0 || !isEnded(t)) return null;
  const expected = into.form.density / from.form.density;
  const share = t.length / (source.length * expected);
  const kept = mine.slice(0, theirs.length);
  // One sentence of a story may say what two said
  const isParallel =
    (isRule(key) || theirs.length > 1) &&
    kept.every((one, i) => {
      const its = (theirs[i] as string).length / (one.length * expected);
      return its > LEAST_SHARE && its < MOST_SHARE;
    });
  const left = kept.join('').length / mine.join('').length;
  if (share < VERY_SHORT || (isParallel && Math.abs(share - left) < NEAR && share < 1 - NEAR))
    return { code: 'L10N035', data: { said: theirs.length, meant: mine.length } };
  return null;
}
const [LEAST_SHARE, MOST_SHARE, VERY_SHORT, NEAR] = [0.65, 1.5, 0.45, 0.18];

/** With the stop that is missing, or without the one that is too much. */
export function withEnd({ source, t, into }: Pick<UnitCheck, 'source' | 't' | 'into'>): string {
  if (into === null) return t;
  const mine = source.trim().split('\n');
  const theirs = t.trimEnd().split('\n');
  return theirs
    .map((line, i) => {
      const meant = mine.length === theirs.length ? mine[i] : i === theirs.length - 1 ? mine.at(-1) : undefined;
      if (meant === undefined || line.trim() === '') return line;
      if (isEnded(meant))
        return isEnded(line) || isGoingOn(line, i === theirs.length - 1) || isGoingOn(meant, false)
          ? line
          : line + into.form.stop;
      return line.replace(/[.。]$/, '');
    })
    .join('\n');
}
