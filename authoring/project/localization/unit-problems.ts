import type { Unit } from '#authoring/text/formats/units.ts';
import { languageOf } from './languages/languages.ts';
import type { Languages } from './languages-beside.ts';
import { sourceHash } from './source-hash.ts';
import type { Beside, UnitFault } from './unit-fault.ts';
import { unitFaults } from './unit-faults.ts';
import { leftoverFault } from './writing-faults.ts';

/** What was found of a unit, as long as its text and what is known of the languages are the same. */
interface Known {
  readonly source: string;
  readonly t: string;
  readonly names: Languages['names'];
  readonly terms: Languages['terms'];
  readonly found: readonly UnitFault[];
}
const known = new WeakMap<object, Known>();
const none: readonly UnitFault[] = [];

/**
 * What is wrong with a unit, without what its translator has looked at. Of a stale one no more than that it is no
 * translation. Both texts are looked at with the names that they refer to, as they are printed.
 */
export function unitFaultsOf(
  key: string,
  unit: Partial<Unit>,
  text: string,
  isStale: boolean,
  languages: Languages,
): readonly UnitFault[] {
  if (typeof unit.t !== 'string') return none;
  const { referred, from, into } = languages;
  const [source, t] = [referred.printed(from, text), referred.printed(into, unit.t)];
  const before = known.get(unit);
  if (
    before?.source === source &&
    before.t === t &&
    before.names === languages.names &&
    before.terms === languages.terms
  )
    return before.found;
  const beside: Beside = {
    key,
    source,
    t,
    same: unit.same === true,
    from: languageOf(from),
    into: languageOf(into),
    names: languages.names,
    terms: languages.terms,
    hasPlaces: languages.ofGame,
  };
  const found = isStale ? stale(beside) : unitFaults(beside).filter(({ code }) => !isWaived(unit, code));
  known.set(unit, { source, t, names: languages.names, terms: languages.terms, found });
  return found;
}

function stale(beside: Beside): readonly UnitFault[] {
  const found = leftoverFault(beside);
  return found?.code === 'L10N006' ? [found] : none;
}

/** What is held against a text alone, and by which code a game tells it where it can hold it against the effects. */
export const toldByGame: { readonly [code: string]: string } = { L10N010: 'EFT012', L10N011: 'EFT012' };

/** Whether its translator has looked at such a warning of the translation as it is. */
export function isWaived({ ok, t }: Partial<Unit>, code: string): boolean {
  if (!Array.isArray(ok) || t === undefined) return false;
  const codes = [code, toldByGame[code]];
  return ok.some((one) => codes.includes(one?.code) && one.of === sourceHash(t));
}
