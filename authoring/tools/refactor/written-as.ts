export interface NameReplacement {
  readonly said: string;
  readonly instead: string;
}

/** Longest first; `names` empty: only protects a longer name. */
interface Standing<S> {
  readonly said: string;
  readonly names: S[];
}

/** Replaces whole names, not within longer names, words or braces. Of equal names the first meant one. One pass. */
export function writtenAs<S extends NameReplacement>(
  names: readonly S[],
  longer: readonly string[],
): (text: string, isMeant?: (one: S) => boolean) => string {
  const byFirst = namesByFirst(names, longer);
  return (text, isMeant = () => true) => {
    let written = '';
    let done = 0;
    for (let at = 0; at < text.length; ) {
      const found =
        text[at] === '{'
          ? { said: inBraces(text, at), names: [] }
          : byFirst
              .get(text[at] as string)
              ?.find(({ said }) => text.startsWith(said, at) && isByItself(text, at, said));
      const one = found?.names.find(isMeant);
      if (one !== undefined) {
        written += text.slice(done, at) + one.instead;
        done = at + one.said.length;
      }
      at += found?.said.length ?? 1;
    }
    return written + text.slice(done);
  };
}

function namesByFirst<S extends NameReplacement>(names: readonly S[], longer: readonly string[]) {
  const standing = new Map<string, Standing<S>>();
  const add = (said: string): Standing<S> => {
    const one = standing.get(said) ?? { said, names: [] };
    standing.set(said, one);
    return one;
  };
  for (const one of names) add(one.said).names.push(one);
  for (const said of longer) add(said);
  const byFirst = new Map<string, Standing<S>[]>();
  for (const one of standing.values()) {
    const its = byFirst.get(one.said.charAt(0));
    if (its === undefined) byFirst.set(one.said.charAt(0), [one]);
    else its.push(one);
  }
  for (const its of byFirst.values()) its.sort((a, b) => b.said.length - a.said.length);
  return byFirst;
}

const braces = /\{[^{}\n]*\}/y;

function inBraces(text: string, at: number): string {
  braces.lastIndex = at;
  return braces.exec(text)?.[0] ?? '{';
}

/** Scripts in which adjacent letters form one word. Hiragana after a name is a particle. */
const scripts = [/\p{Script=Han}/u, /[\p{Script=Katakana}ー]/u, /\p{Script=Hangul}/u, /[\p{Script=Latin}\p{N}]/u];

function isByItself(text: string, at: number, said: string): boolean {
  const end = at + said.length;
  const before = [...text.slice(Math.max(at - 2, 0), at)].at(-1);
  const [after] = text.slice(end, end + 2);
  return !isOneWord(before, said.at(0)) && !isOneWord(said.at(-1), after);
}

const isOneWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && scripts.some((script) => script.test(one) && script.test(other));
