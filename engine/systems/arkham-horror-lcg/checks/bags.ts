import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { symbols } from '../formats/abilities.ts';
import { levels } from '../formats/scenario.ts';
import { type ArkhamProject, at } from './documents.ts';

/** More cannot be mixed and drawn by hand; the box has fewer than fifty. */
const mostTokens = 99;

/** Bags without tokens or with too many, and symbols that the reference card says nothing of (AH-ST-03, AH-ST-07). */
export function checkBags({ scenarios }: ArkhamProject): ContentProblem[] {
  return scenarios.flatMap((scenario) => {
    const { bag, reference = [] } = scenario.value;
    if (bag === undefined) return [at(scenario, ['name'], 'AHC002', 'warning', {})];
    const told = new Set<string>();
    return levels.flatMap((level) => {
      const count = bag[level].length;
      if (count === 0) return [at(scenario, ['bag', level], 'AHC001', 'warning', { level })];
      if (count > mostTokens)
        return [at(scenario, ['bag', level], 'AHC021', 'warning', { level, count, most: mostTokens })];
      return symbols.flatMap((symbol) => {
        const place = bag[level].indexOf(symbol);
        const hasLine = reference.some(
          (one) => one.symbol === symbol && (one.levels === undefined || one.levels.includes(level)),
        );
        if (place < 0 || hasLine || told.has(symbol)) return [];
        told.add(symbol);
        return [at(scenario, ['bag', level, place], 'AHC003', 'warning', { symbol, level })];
      });
    });
  });
}
