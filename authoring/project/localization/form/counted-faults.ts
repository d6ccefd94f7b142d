import type { CountedNoun } from '../languages/form/language-form.ts';
import type { UnitCheck, UnitFault } from '../unit-fault.ts';

/** L10N038: a noun or counter that does not go with its number. */
export function countedFault({ t, into }: UnitCheck): UnitFault | null {
  if (into === null) return null;
  for (const counted of into.form.counted) {
    const found = counted.pattern.exec(t);
    const noun = found?.groups?.['noun'];
    if (found !== null && noun !== undefined)
      return { code: 'L10N038', data: { said: found[0].trim(), meant: rightFor(noun, counted) } };
  }
  return null;
}

function rightFor(noun: string, { right }: CountedNoun): string {
  const said = noun.toLowerCase();
  const wrong = Object.keys(right)
    .filter((one) => said.endsWith(one))
    .sort((a, b) => b.length - a.length)[0];
  const its = wrong === undefined ? undefined : right[wrong];
  if (wrong === undefined || its === undefined) return noun;
  const isCapital = noun.length === wrong.length && noun[0] !== said[0];
  return noun.slice(0, -wrong.length) + (isCapital ? its.charAt(0).toUpperCase() + its.slice(1) : its);
}

export function withRightCounts({ t, into }: Pick<UnitCheck, 't' | 'into'>): string {
  let now = t;
  for (const counted of into?.form.counted ?? [])
    now = now.replace(new RegExp(counted.pattern, `${counted.pattern.flags}g`), (found, ...rest) => {
      const noun = (rest.at(-1) as { readonly noun: string }).noun;
      const at = found.lastIndexOf(noun);
      return found.slice(0, at) + rightFor(noun, counted) + found.slice(at + noun.length);
    });
  return now;
}
