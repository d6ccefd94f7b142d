import type { UnitCheck, UnitFault } from '../unit-fault.ts';

const straight = /\p{L}'\p{L}/u;
const curved = /\p{L}’\p{L}/u;

/** L10N036: apostrophes of both kinds in one text. */
export const apostropheFault = ({ t }: UnitCheck): UnitFault | null =>
  straight.test(t) && curved.test(t) ? { code: 'L10N036', data: { said: straight.exec(t)?.[0] ?? '' } } : null;

export const withApostrophes = (t: string): string => t.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** L10N015: straight quotation marks. */
export const straightFault = ({ source, t, into }: UnitCheck): UnitFault | null =>
  into !== null && t.includes('"') && !source.includes('"') ? { code: 'L10N015', data: { said: '"' } } : null;

type Spaced = { readonly before: string; readonly after: string };
/** Not in times, references, after brackets and other such marks. */
const unspaced = ({ before, after }: Spaced): RegExp =>
  new RegExp(
    `(?<![\\u00a0\\u202f;:!?(…\\n]|^| )(?<!\\d(?=:\\d))(?<!\\{[^}]*)[${before}]|(?<!^) [${before}]|[${after}](?![\\u00a0\\u202f]) ?`,
    'gu',
  );
const AROUND = 4;

/** L10N037: marks without the space that the language puts next to them, or with one at which a line may break. */
export function spacedFault({ t, into }: UnitCheck): UnitFault | null {
  const spaced = into?.form.spaced ?? null;
  const at = spaced === null ? -1 : t.search(unspaced(spaced));
  return at < 0 ? null : { code: 'L10N037', data: { said: t.slice(Math.max(0, at - AROUND), at + AROUND).trim() } };
}

export function withSpacedMarks({ t, into }: Pick<UnitCheck, 't' | 'into'>): string {
  const spaced = into?.form.spaced ?? null;
  if (spaced === null) return t;
  return t.replace(unspaced(spaced), (found) =>
    spaced.after.includes(found[0] as string) ? `${found[0]}\u00a0` : `\u00a0${found.trim()}`,
  );
}
