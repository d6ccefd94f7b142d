/** Whether a translation was made from the current text, from another one, or from an unknown one. */
export type MadeFrom = 'this' | 'another' | 'unsaid';

/** From which text a translation was made. `h`: what is written of that, `hash`: that of the text now. */
export function madeFrom(h: unknown, hash: string): MadeFrom {
  if (typeof h !== 'string') return 'unsaid';
  return h === hash ? 'this' : 'another';
}
