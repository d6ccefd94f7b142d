import type { CSSProperties } from 'react';
import { brightness } from '../library/brightness.ts';
import type { Deck, MapLine } from './map-document.ts';

/** Luminance above which text is dark. */
const brightFrom = 0.2;

/** `--lc` and `--lt`: line and text colours in both themes. */
export function paintOf(line: MapLine | undefined): CSSProperties {
  if (line === undefined) return {};
  const { light, dark } = line.paint;
  const on = (paint: string) => (brightness(paint) > brightFrom ? 'var(--on-bright)' : 'var(--on-dark)');
  return { '--lc': `light-dark(${light}, ${dark})`, '--lt': `light-dark(${on(light)}, ${on(dark)})` } as CSSProperties;
}

export function deckPaint(deck: Deck | undefined): CSSProperties {
  const [first = 'grey', second = first] = deck?.colours ?? [];
  const named = (colour: string) => `var(--deck-${colour}, var(--deck-grey))`;
  return { '--deck-a': named(first), '--deck-b': named(second) } as CSSProperties;
}
