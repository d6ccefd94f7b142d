/** A name as it is said, and what is written in its place. */
export interface Said {
  readonly said: string;
  readonly instead: string;
}

/**
 * Writes something else in the place of names that stand by themselves: in no longer name, in no word, and in no braces.
 */
export function writtenAs(names: readonly Said[], longer: readonly string[]): (text: string) => string {
  if (names.length === 0) return (text) => text;
  const instead = new Map([...names].reverse().map((one) => [one.said, one.instead]));
  const said = [...longer, ...instead.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`\\{[^{}\\n]*\\}|${said.map(byItself).join('|')}`, 'gu');
  return (text) => text.replace(any, (found) => instead.get(found) ?? found);
}

/** Letters of which a word goes on without a break. Names that are followed by hiragana are followed by a particle. */
const scripts = ['\\p{Script=Han}', '\\p{Script=Katakana}ー', '\\p{Script=Hangul}', '\\p{Script=Latin}\\p{N}'];

function byItself(name: string): string {
  const [before, after] = [scriptOf(name.at(0)), scriptOf(name.at(-1))];
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `${before === undefined ? '' : `(?<![${before}])`}${letters}${after === undefined ? '' : `(?![${after}])`}`;
}

const scriptOf = (letter: string | undefined): string | undefined =>
  letter === undefined ? undefined : scripts.find((one) => new RegExp(`[${one}]`, 'u').test(letter));
