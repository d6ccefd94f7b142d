import type { NamedArt } from '#authoring/text/schema/facts.ts';
import type { PictureArea } from '#engine/kernel/basics/named-picture.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { DRAWN_BLEED } from '../paper/face-measures.ts';

type OfPiles = Pick<RuleSystem, 'pileSize'>;

/** Null: the picture is on a face. */
export const pileOfArt = ({ area, path }: NamedArt): string | null => (area === null ? String(path.at(-1)) : null);

/** In millimetres with bleed; null: the game prints nothing. */
export function areaOf(art: NamedArt, { pileSize }: OfPiles): PictureArea | null {
  const pile = pileOfArt(art);
  if (pile === null) return art.area;
  if (pileSize === undefined) return null;
  const { width, height } = pileSize(pile);
  return { width: width + 2 * DRAWN_BLEED, height: height + 2 * DRAWN_BLEED };
}
