import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Comparison, Concept } from './concepts.ts';
import type { FactTable } from './fact-table.ts';

export interface CompiledTable {
  readonly said: readonly (readonly [Concept | Comparison | null, RegExp])[];
  readonly clauses: RegExp;
}

const signs: { readonly [sign: string]: string } = {
  '@': '\\p{L}*',
  '…': '(?<gap>[^.;:!?。；：！？\\n]{0,40}?)',
  '~': '[^\\d\\s、，,。.;；:』」）)倍배×をにがはの]{0,6}?',
  '#': '[+\\-−]?(?<![\\d.×])(?<n>\\d+)(?![\\d.]*\\d)',
};

function compile(pattern: string, isWhole: boolean): RegExp {
  // Names of groups are unique in a pattern
  let groups = 0;
  const source = pattern
    .replace(/[@…~#]/g, (sign) => signs[sign] ?? sign)
    .replace(/ ([?*])?/g, (_, times: string | undefined) => `[ \\u00a0]${times ?? '+'}`)
    .replace(/\(\?<(n|gap)>/g, (_, name: string) => `(?<${name}${groups++}>`);
  return new RegExp(isWhole ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source, 'giu');
}

export const compiledTable = memoizeByKey(
  ({ hasSpaces, said, clauses }: FactTable): CompiledTable => ({
    said: said.map(([concept, pattern]) => [concept, compile(pattern, hasSpaces)] as const),
    clauses: compile(clauses, false),
  }),
);
