import type { Documents } from '#engine/kernel/contract/system.ts';
import { siteArea } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { listOf, objectOf, textOfValue, wordsIn } from '../../library/read-values.ts';

export const matFile = 'mat.json';
/** In millimetres: cards fit its slots. Halves meet in the middle. */
export const matSize = { width: 390, height: 280 };
export const halfSize = { width: matSize.width / 2, height: matSize.height };

type Point = readonly [x: number, y: number];
interface AreaPlace {
  readonly at: Point;
  readonly inner: Point;
  readonly toSite: Point;
}

/** A ring of four around the sealed area. */
export const areaSize = { width: 189, height: 104 };
export const areaPlaces: Readonly<Record<string, AreaPlace>> = {
  SJK: { at: [3, 7], inner: [192, 111], toSite: [42, 111] },
  AKB: { at: [198, 7], inner: [198, 111], toSite: [348, 111] },
  SBY: { at: [3, 176], inner: [192, 176], toSite: [42, 176] },
  SNG: { at: [198, 176], inner: [198, 176], toSite: [348, 176] },
};
export const siteCentre: Point = [195, 143.5];
/** Half axes of the Ring. */
export const ringHalf: Point = [131, 31.8];

export interface MatLine {
  readonly from: Point;
  readonly to: Point;
  readonly label: Point;
  readonly isToSite: boolean;
}

const along: Readonly<Record<string, Pick<MatLine, 'from' | 'to'>>> = {
  'SBY SJK': { from: [20, 111], to: [20, 176] },
  'AKB SNG': { from: [370, 111], to: [370, 176] },
  'AKB SJK': { from: [192, 15], to: [198, 15] },
  'SBY SNG': { from: [192, 184], to: [198, 184] },
};

export function linesOf(documents: Documents): readonly MatLine[] {
  const { lines } = objectOf(documents[matFile]);
  return (Array.isArray(lines) ? lines : []).flatMap((line): readonly MatLine[] => {
    const [a = '', b = ''] = wordsIn(line);
    if (a === siteArea || b === siteArea) {
      const from = areaPlaces[a === siteArea ? b : a]?.toSite;
      if (from === undefined) return [];
      return [{ from, to: siteCentre, label: between(from, siteCentre, 0.14), isToSite: true }];
    }
    const known = along[[a, b].sort().join(' ')];
    const [from, to] = [known?.from ?? areaPlaces[a]?.inner, known?.to ?? areaPlaces[b]?.inner];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, label: between(from, to, 0.5), isToSite: false }];
  });
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** With numbers in processing order. */
export function areasOf(documents: Documents) {
  const areas = listOf(objectOf(documents[matFile])['areas']);
  return areas.map((area, at) => ({ id: textOfValue(area['id']), number: at + 1, area }));
}
