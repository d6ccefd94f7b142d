import { type CommonFixer, toWord } from './common-fault.ts';
import { rewritten, unitOf } from './unit-fixes.ts';

/** Writes a word that the dictionary suggests. */
export const respelt: CommonFixer = (fault) => {
  const unit = unitOf(fault);
  const { said, meant } = fault.data;
  if (unit === null || typeof said !== 'string' || !Array.isArray(meant)) return [];
  const word = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${said}(?![\\p{L}\\p{M}\\p{N}_])`, 'gu');
  return meant
    .filter((one): one is string => typeof one === 'string')
    .map((one) => rewritten(fault, toWord(one), { ...unit, t: unit.t.replace(word, () => one) }));
};
