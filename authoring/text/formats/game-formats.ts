import type { DocumentFormat, RuleSystem } from '#engine/kernel/contract/system.ts';
import { conditionFormat } from './condition-format.ts';
import { type PlaytestSystem, playtestFormat } from './playtest/format.ts';

export type WritableSystem = Pick<RuleSystem, 'id' | 'formats' | 'language'> & PlaytestSystem;

export function gameFormatsOf(system: WritableSystem): readonly DocumentFormat[] {
  return [...system.formats, playtestFormat(system), conditionFormat];
}
