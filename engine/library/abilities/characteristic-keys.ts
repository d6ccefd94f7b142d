import type { Thing } from '#engine/kernel/table/things-and-places.ts';

// Modifiers that blank a text box or give a characteristic name what they do in place of a number.

/** Something of a sort that a thing gained from a source; lost if the amount is negative. */
export interface Gain {
  readonly sort: string;
  readonly id: string;
  readonly amount: number;
  readonly source: Thing;
}

export const blankKey = 'blankText';

const prefix = 'gains:';
export const gainKey = (sort: string, id: string): string => `${prefix}${sort}:${id}`;

export function gainOf(key: string): Pick<Gain, 'sort' | 'id'> | null {
  if (!key.startsWith(prefix)) return null;
  const end = key.indexOf(':', prefix.length);
  return { sort: key.slice(prefix.length, end), id: key.slice(end + 1) };
}
