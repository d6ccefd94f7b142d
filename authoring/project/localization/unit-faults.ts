import { factsFault } from './facts-faults.ts';
import { formFaults } from './form/form-faults.ts';
import { fewest, linesFault, marksFault } from './marks-faults.ts';
import { namesFault } from './names-faults.ts';
import { numbersFault } from './numbers-faults.ts';
import { placesFault, withoutPlaces } from './places-faults.ts';
import { termsFaults } from './terms/terms-faults.ts';
import type { UnitCheck, UnitFault } from './unit-fault.ts';
import { foreignFault, leftoverFault, spacesFault } from './writing-faults.ts';

const none: readonly UnitFault[] = [];

/** Checks a current translation. Without a table of its language only language-independent checks apply. */
export function unitFaults(beside: UnitCheck): readonly UnitFault[] {
  const { source, t, same, hasPlaces } = beside;
  if (t.trim() === '') return source.trim() === '' ? none : [{ code: 'L10N007', data: {} }];
  if (t === source)
    return same || !hasWords(hasPlaces ? withoutPlaces(source) : source) ? none : [{ code: 'L10N008', data: {} }];
  if (same) return [{ code: 'L10N009', data: { source } }];
  const leftover = leftoverFault(beside);
  // An untranslated text would fail all other checks as well
  if (leftover !== null) return [leftover];
  const names = namesFault(beside);
  const found = [
    foreignFault(beside),
    numbersFault(beside),
    names,
    factsFault(beside, names !== null),
    hasPlaces ? placesFault(beside) : marksFault(beside),
    linesFault(beside),
    spacesFault(beside),
    ...formFaults(beside),
    ...termsFaults(beside),
  ].filter((one) => one !== null);
  return found.length === 0 ? none : found;
}

/** False for ids, numbers and signs. */
const hasWords = (text: string): boolean =>
  text.length >= fewest && /\p{L}/u.test(text) && !/^[A-Z\d\s+-]+$/.test(text);
