import type { Tokyo } from './tokyo.ts';

let readings = 0;

/** A question that is asked again and again of one and the same table: its answer is worked out once. */
export function reading<T>(compute: (game: Tokyo) => T): (game: Tokyo) => T {
  const number = readings++;
  return (game) => game.once(number, compute);
}
