export type MadeFrom = 'this' | 'another' | 'unsaid';

/** `h`: hash recorded in the unit; `hash`: of the current text. */
export function madeFrom(h: unknown, hash: string): MadeFrom {
  if (typeof h !== 'string') return 'unsaid';
  return h === hash ? 'this' : 'another';
}
