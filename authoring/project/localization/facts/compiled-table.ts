import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Comparison, Concept } from './concepts.ts';
import type { DoneBy, FactTable } from './fact-table.ts';
import type { Noun } from './nouns.ts';
import { PatternIndex } from './pattern-index.ts';

export interface CompiledTable {
  readonly said: readonly (readonly [Concept | Comparison | null, RegExp])[];
  readonly index: PatternIndex;
  readonly clauses: RegExp;
  readonly receivers: RegExp | null;
  readonly givers: RegExp | null;
  readonly goals: RegExp | null;
  readonly doers: ReadonlyMap<DoneBy, RegExp>;
}

const signs: { readonly [sign: string]: string } = {
  '@': '\\p{L}*',
  '…': '(?<gap>[^.;:!?。；：！？\\n]{0,40}?)',
  '%': '(?<who>[^,.;:!?。、，；：！？\\n\u0001]{1,40}?)',
  '~': '[^\\d\\s、，,。.;；:』」）)倍배×をにがはの]{0,6}?',
  '#': '[+\\-−]?(?<![\\d.×])(?<n>\\d+)(?![\\d.]*\\d)',
};

function compile(pattern: string, isWhole: boolean): RegExp {
  // Names of groups are unique in a pattern
  let groups = 0;
  const source = pattern
    .toLowerCase()
    .replace(/[@…~#%]/g, (sign) => signs[sign] ?? sign)
    .replace(/ ([?*])?/g, (_, times: string | undefined) => `[ \\u00a0]${times ?? '+'}`)
    .replace(/\(\?<(n|gap|who)>/g, (_, name: string) => `(?<${name}${groups++}>`);
  return new RegExp(isWhole ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source, 'gu');
}

export const compiledTable = memoizeByKey(
  ({ hasSpaces, said, nouns = {}, clauses, receivers, givers, goals, doers = {} }: FactTable): CompiledTable => {
    const all = [...said, ...(Object.entries(nouns) as [Noun, string][])];
    return {
      said: all.map(([word, pattern]) => [word, compile(pattern, hasSpaces)] as const),
      index: new PatternIndex(
        all.map(([, pattern]) => pattern.toLowerCase()),
        hasSpaces,
      ),
      clauses: compile(`[.;:!?。；：！？\\n]|${clauses}`, false),
      receivers: receivers === undefined ? null : compile(receivers.join('|'), hasSpaces),
      givers: givers === undefined ? null : compile(givers.join('|'), hasSpaces),
      goals: goals === undefined ? null : compile(goals.join('|'), hasSpaces),
      doers: new Map(
        (Object.entries(doers) as [DoneBy, readonly string[]][]).map(([act, its]) => [
          act,
          compile(its.join('|'), hasSpaces),
        ]),
      ),
    };
  },
);
