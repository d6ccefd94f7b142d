import { memoizeByKey } from '../basics/memoize.ts';
import type { SystemWords, Text } from './system.ts';

type Group = { readonly [id: string]: Text };

/** Groups to search for a word when only its id is known. */
export const valueGroups = memoizeByKey(({ groups, sheetGroups = [] }: SystemWords): readonly Group[] =>
  Object.entries(groups).flatMap(([name, group]) => (sheetGroups.includes(name) ? [] : [group])),
);
