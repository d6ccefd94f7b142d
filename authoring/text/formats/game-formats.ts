import type { DocumentFormat, RuleSystem } from '#engine/kernel/contract/system.ts';
import { conditionFormat } from './condition-format.ts';
import { playtestFormat, type Told } from './playtest/format.ts';

export type Written = Pick<RuleSystem, 'id' | 'formats' | 'language'> & Told;

export function gameFormatsOf(system: Written): readonly DocumentFormat[] {
  return [...system.formats, playtestFormat(system), conditionFormat];
}
