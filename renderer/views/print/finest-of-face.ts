import { MILLIMETRE } from '#authoring/project/paper/face-measures.ts';
import type { Finest } from '#authoring/tools/faces/found-on-face.ts';

export function finestOf(face: Element): Finest {
  return { type: smallestType(face), line: thinnestLine(face), inside: nearestToCut(face) };
}

const UNSEEN = 'rp, .hidden, .face-unseen';

/** The text nodes of a face, except inside elements that match `apart`. */
function textsIn(face: Element, apart: string): readonly (readonly [Text, Element])[] {
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
  const found: (readonly [Text, Element])[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent?.closest(apart) === null && node.textContent?.trim() !== '') found.push([node as Text, parent]);
  }
  return found;
}

/** In points, ignoring ruby text, which is small by convention. */
function smallestType(face: Element): number | null {
  const sizes = textsIn(face, `rt, ${UNSEEN}`).map(([, parent]) =>
    Number.parseFloat(getComputedStyle(parent).fontSize),
  );
  return least(sizes.map((size) => (size * 72) / 96));
}

/** In millimetres from the ink of letters and icons to the nearest edge. */
function nearestToCut(face: Element): number | null {
  const cut = face.getBoundingClientRect();
  const letters = textsIn(face, UNSEEN).flatMap(([text, parent]) => inkOf(text, parent));
  const signs = [...face.querySelectorAll('.face-sign path')].map((path) => path.getBoundingClientRect());
  const near = [...letters, ...signs].flatMap(({ left, top, right, bottom }) => [
    ...[left - cut.left, cut.right - right, top - cut.top, cut.bottom - bottom],
  ]);
  return least(near.map((pixels) => pixels / MILLIMETRE));
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
const canvas = document.createElement('canvas').getContext('2d');
/** Canvas metrics are whole pixels, so letters are measured large. */
const MEASURED_AT = 200;

/** Ink boxes, one per line: line boxes are higher than the letters. */
function inkOf(text: Text, parent: Element): readonly Box[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const style = getComputedStyle(parent);
  if (canvas === null || style.writingMode !== 'horizontal-tb') return boxes;
  canvas.font = `${style.fontWeight} ${MEASURED_AT}px ${style.fontFamily}`;
  const written = text.data.trim();
  const ink = canvas.measureText(style.textTransform === 'uppercase' ? written.toUpperCase() : written);
  const scale = Number.parseFloat(style.fontSize) / MEASURED_AT;
  const above = (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent) * scale;
  const below = (ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent) * scale;
  return boxes.map(({ left, top, right, bottom }) => ({ left, top: top + above, right, bottom: bottom - below }));
}

/** Borders and SVG strokes, in millimetres. */
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
