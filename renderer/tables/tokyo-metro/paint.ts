import type { CSSProperties } from 'react';
import { brightness } from '../library/brightness.ts';
import type { Deck, MapLine } from './map-document.ts';

/** Above this brightness of a ground its letters are dark. */
const brightFrom = 0.2;

/** The colour of a line by day and by night, and of what is written on it: `--lc` and `--lt`. */
export function paintOf(line: MapLine | undefined): CSSProperties {
  if (line === undefined) return {};
  const { light, dark } = line.paint;
  const on = (paint: string) => (brightness(paint) > brightFrom ? 'var(--on-bright)' : 'var(--on-dark)');
  return { '--lc': `light-dark(${light}, ${dark})`, '--lt': `light-dark(${on(light)}, ${on(dark)})` } as CSSProperties;
}

/** The two colours of a deck. */
export function deckPaint(deck: Deck | undefined): CSSProperties {
  const [first = 'grey', second = first] = deck?.colours ?? [];
  const named = (colour: string) => `var(--deck-${colour}, var(--deck-grey))`;
  return { '--deck-a': named(first), '--deck-b': named(second) } as CSSProperties;
}
