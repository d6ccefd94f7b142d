import type { DocumentFormat, RuleSystem } from '#engine/kernel/contract/system.ts';
import { conditionFormat } from './condition-format.ts';
import { playtestFormat, type Told } from './playtest/format.ts';

/** The part of a system that says what can be written. */
export type Written = Pick<RuleSystem, 'id' | 'formats' | 'language'> & Told;

/** All formats of a game's projects: its own, and those of the house that speak in its words. */
export function gameFormatsOf(system: Written): readonly DocumentFormat[] {
  return [...system.formats, playtestFormat(system), conditionFormat];
}
