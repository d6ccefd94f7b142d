import type { CSSProperties } from 'react';
import type { Deck, MapLine } from './map-document.ts';

/** Above this brightness of a ground its letters are dark. */
const brightFrom = 0.2;

/** How bright a colour is, from 0 to 1 (WCAG relative luminance). */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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
