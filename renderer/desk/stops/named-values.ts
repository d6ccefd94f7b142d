import type { AlterableTable } from '../altering/alterable.ts';
import { fits } from '../sought/match.ts';
import { plain } from '../sought/romaji.ts';

/** A value of the table, where it stands, and what it is called: in the language of the desk first. */
export interface NamedValue {
  readonly place: string;
  readonly names: readonly string[];
}
/** Which value is meant by what was written. */
export type MeantValue =
  | { readonly kind: 'one'; readonly value: NamedValue }
  | { readonly kind: 'several'; readonly among: readonly NamedValue[] }
  | { readonly kind: 'none' };

/** Every value of the table that is no list and no part. */
export function namedValues({ map, pathName, otherPathName }: AlterableTable): readonly NamedValue[] {
  return map.parts.flatMap(({ path, value }) =>
    typeof value === 'object'
      ? []
      : [{ place: `table/${path.join('/')}`, names: [pathName(path), otherPathName(path)] }],
  );
}

/** The value that is called so, else the only one whose names hold all the words. */
export function meantValue(written: string, values: readonly NamedValue[]): MeantValue {
  const typed = plain(written.trim());
  const called = values.filter(({ names }) => names.some((name) => plain(name) === typed));
  const among = called.length > 0 ? called : values.filter(({ names }) => fits(written, names));
  const [first] = among;
  if (first === undefined) return { kind: 'none' };
  return among.length === 1 ? { kind: 'one', value: first } : { kind: 'several', among };
}
