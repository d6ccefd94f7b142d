import type { OverrideEntry } from '#authoring/tools/overrides/layered-entries.ts';
import { fitness, sought } from '../sought/match.ts';

export type LayerFilter = 'all' | 'overridden' | 'conflict' | 'own';

/** `own`: the index of the open project. */
export function isListed({ state, holders }: OverrideEntry, filter: LayerFilter, own: number): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'overridden':
      return state === 'overridden';
    case 'conflict':
      return state === 'conflict';
    case 'own':
      return holders.includes(own);
  }
}

export function listedLayers(
  entries: readonly OverrideEntry[],
  filter: LayerFilter,
  own: number,
  typed: string,
): readonly OverrideEntry[] {
  const kept = entries.filter((one) => isListed(one, filter, own));
  const found =
    typed.trim() === '' ? kept : kept.filter(({ id, name }) => fitness(typed, [id, name].map(sought)) !== null);
  return [...found].sort((a, b) => order(a.file, b.file) || order(a.id, b.id));
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
