import type { DictionaryFaultCode } from './dictionary-fault.ts';

/** The most forms that a dictionary may expand to: several times as many as those of German and French. */
const MOST_FORMS = 8_000_000;
const MOST_REPEATS = 4;

/** Checked before the dictionary is expanded, which would take memory and time without limit. */
export function faultOfDictionary(aff: string, dic: string): DictionaryFaultCode | null {
  const lines = linesOf(aff);
  if (!lines.some(([word]) => knownWords.has(word)) || !/^\uFEFF?\s*\d+\s*(?:\n|$)/.test(dic)) return 'form';
  if (lines.some(([word]) => word === 'AF')) return 'flags';
  const rules = rulesOf(lines);
  if (rules === null || lines.some(isSlowPattern)) return 'form';
  const flagsOf = flagReader(lines);
  const sizes = new Map<string, number>();
  let forms = 0;
  for (const line of dic.split('\n')) {
    const at = line.search(/(?<!\\)\//);
    const flags = at < 0 ? [] : flagsOf(line.slice(at + 1).split(/\s/, 1)[0] ?? '');
    let [before, after] = [0, 0];
    for (const flag of flags) {
      const rule = rules.get(flag);
      const size = rule === undefined ? 0 : sizeOf(flag, rules, flagsOf, sizes);
      if (rule?.isPrefix === true) before += size;
      else after += size;
    }
    forms += (1 + before) * (1 + after);
    if (forms > MOST_FORMS) return 'forms';
  }
  return null;
}

const knownWords = new Set(['SET', 'TRY', 'SFX', 'PFX', 'REP', 'FLAG', 'WORDCHARS']);

type Line = readonly [word: string, ...rest: string[]];

const linesOf = (aff: string): readonly Line[] =>
  aff
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/) as unknown as Line);

interface Rule {
  readonly isPrefix: boolean;
  /** The flags of each form that it makes. */
  readonly forms: readonly string[];
}

/** Null: a rule is cut off. */
function rulesOf(lines: readonly Line[]): ReadonlyMap<string, Rule> | null {
  const rules = new Map<string, Rule>();
  for (let at = 0; at < lines.length; at++) {
    const [word, flag = '', , count = ''] = lines[at] as Line;
    if (word !== 'PFX' && word !== 'SFX') continue;
    const its = lines.slice(at + 1, at + 1 + Number(count));
    const isWhole = its.every((line) => line[0] === word && line[1] === flag && line.length >= 4);
    if (!/^\d{1,6}$/.test(count) || its.length !== Number(count) || !isWhole) return null;
    rules.set(flag, { isPrefix: word === 'PFX', forms: its.map((line) => line[3]?.split('/')[1] ?? '') });
    at += its.length;
  }
  return rules;
}

/** Patterns that a regular expression could take very long to match. */
function isSlowPattern([word, first = '', , , condition = '']: Line): boolean {
  if (word === 'PFX' || word === 'SFX') return /[(){}*+?|]/.test(condition);
  if (word === 'ICONV' || word === 'OCONV') return /[(){}*+?|[\]\\]/.test(first);
  return word === 'COMPOUNDRULE' && (first.match(/[*?]/g) ?? []).length > MOST_REPEATS;
}

function flagReader(lines: readonly Line[]): (flags: string) => readonly string[] {
  const kind = lines.find(([word]) => word === 'FLAG')?.[1];
  if (kind === 'long') return (flags) => flags.match(/../gs) ?? [];
  return kind === 'num' ? (flags) => flags.split(',') : (flags) => [...flags];
}

/** How many forms a rule makes of a word, with those of the rules that follow it; infinite in a circle. */
function sizeOf(
  flag: string,
  rules: ReadonlyMap<string, Rule>,
  flagsOf: (flags: string) => readonly string[],
  sizes: Map<string, number>,
): number {
  const known = sizes.get(flag);
  if (known !== undefined) return known;
  sizes.set(flag, Number.POSITIVE_INFINITY);
  const next = (one: string): number => (rules.has(one) ? sizeOf(one, rules, flagsOf, sizes) : 0);
  let size = 0;
  for (const flags of rules.get(flag)?.forms ?? []) size += flagsOf(flags).reduce((sum, one) => sum + next(one), 1);
  sizes.set(flag, size);
  return size;
}
