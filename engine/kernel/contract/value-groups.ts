import { memoizeByKey } from '../basics/memoize.ts';
import type { SystemWords, Text } from './system.ts';

type Group = { readonly [id: string]: Text };

/** The groups in which a value of the game may be looked up of which only its id is known. */
export const valueGroups = memoizeByKey(({ groups, sheetGroups = [] }: SystemWords): readonly Group[] =>
  Object.entries(groups).flatMap(([name, group]) => (sheetGroups.includes(name) ? [] : [group])),
);
