import type { AlterableTable } from '../altering/alterable.ts';
import { fits } from '../sought/match.ts';
import { plain } from '../sought/romaji.ts';

/** Names in the desk's language come first. */
export interface NamedValue {
  readonly place: string;
  readonly names: readonly string[];
}
export type MeantValue =
  | { readonly kind: 'one'; readonly value: NamedValue }
  | { readonly kind: 'several'; readonly among: readonly NamedValue[] }
  | { readonly kind: 'none' };

/** Scalar values of the table. */
export function namedValues({ map, pathName, otherPathName }: AlterableTable): readonly NamedValue[] {
  return map.parts.flatMap(({ path, value }) =>
    typeof value === 'object'
      ? []
      : [{ place: `table/${path.join('/')}`, names: [pathName(path), otherPathName(path)] }],
  );
}

/** An exact name, else the only one that contains all words. */
export function meantValue(written: string, values: readonly NamedValue[]): MeantValue {
  const typed = plain(written.trim());
  const called = values.filter(({ names }) => names.some((name) => plain(name) === typed));
  const among = called.length > 0 ? called : values.filter(({ names }) => fits(written, names));
  const [first] = among;
  if (first === undefined) return { kind: 'none' };
  return among.length === 1 ? { kind: 'one', value: first } : { kind: 'several', among };
}
