import type { Finest } from '#authoring/faces/found-on-face.ts';
import { MILLIMETRE } from '#authoring/print/face-measures.ts';

/** How small, thin and near to its cut what stands on a face is. Readings above words are small by custom, and not meant. */
export function finestOf(face: Element): Finest {
  return { type: smallestType(face), line: thinnestLine(face), inside: nearestToCut(face) };
}

function textsIn(face: Element): readonly Text[] {
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isSeen = node.parentElement?.closest('rt, rp, .hidden') === null;
    if (isSeen && node.textContent?.trim() !== '') found.push(node as Text);
  }
  return found;
}

/** In points. */
function smallestType(face: Element): number | null {
  const sizes = textsIn(face).map(({ parentElement }) =>
    parentElement === null ? Number.POSITIVE_INFINITY : Number.parseFloat(getComputedStyle(parentElement).fontSize),
  );
  return least(sizes.map((size) => (size * 72) / 96));
}

/** Of the boxes of letters, in millimetres from the nearest edge. */
function nearestToCut(face: Element): number | null {
  const cut = face.getBoundingClientRect();
  const range = document.createRange();
  const boxes = textsIn(face).flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  });
  const near = boxes.flatMap(({ left, top, right, bottom }) => [
    ...[left - cut.left, cut.right - right, top - cut.top, cut.bottom - bottom],
  ]);
  return least(near.map((pixels) => pixels / MILLIMETRE));
}

/** Borders and strokes of drawings, in millimetres. */
function thinnestLine(face: Element): number | null {
  const widths = [...face.querySelectorAll('*')].flatMap((element) =>
    element instanceof SVGGeometryElement ? strokeOf(element) : bordersOf(element),
  );
  return least(widths.map((pixels) => pixels / MILLIMETRE));
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

function bordersOf(element: Element): readonly number[] {
  const style = getComputedStyle(element);
  return sides
    .filter((side) => !['none', 'hidden'].includes(style[`border${side}Style`]) && isInk(style[`border${side}Color`]))
    .map((side) => Number.parseFloat(style[`border${side}Width`]))
    .filter((width) => width > 0);
}

function strokeOf(element: SVGGeometryElement): readonly number[] {
  const { stroke, strokeWidth } = getComputedStyle(element);
  const matrix = element.getScreenCTM();
  if (stroke === 'none' || !isInk(stroke) || matrix === null) return [];
  const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const width = Number.parseFloat(strokeWidth) * scale;
  return width > 0 ? [width] : [];
}

const isInk = (colour: string): boolean => !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

const least = (all: readonly number[]): number | null => (all.length === 0 ? null : Math.min(...all));
