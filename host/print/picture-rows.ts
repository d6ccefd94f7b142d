import type { PrintedSide } from '#api/studio/printed-faces.ts';
import { MILLIMETRE } from '#authoring/project/paper/face-measures.ts';
import type { PaperSize } from '#authoring/project/paper/paper.ts';
import { DPI } from '#authoring/tools/print/shops.ts';
import type { DrawingPage } from './printer.ts';

const AT_A_TIME = 40;

/** Pictures of the given pixel size, each with the side centred at `dotsPerInch`. */
export async function drawPictures(
  page: DrawingPage,
  sides: readonly PrintedSide[],
  pixels: PaperSize,
  dotsPerInch: number = DPI,
): Promise<readonly Uint8Array[]> {
  const scale = dotsPerInch / 96;
  const [width, height] = [pixels.width / scale, pixels.height / scale];
  // Whole pixels, to avoid blur.
  const pitch = Math.ceil(height);
  const pictures: Uint8Array[] = [];
  for (let at = 0; at < sides.length; at += AT_A_TIME) {
    const here = sides.slice(at, at + AT_A_TIME);
    const cell = { width: width / MILLIMETRE, height: height / MILLIMETRE };
    await page.ask('studioPrint.layOutSides', here, { kind: 'cells', columns: 1, ...cell, pitch });
    for (const i of here.keys())
      pictures.push(await page.print({ as: 'png', clip: { x: 0, y: i * pitch, width, height, scale } }));
  }
  return pictures;
}

/** A contact sheet without gaps; `pixels`: upper limit of each side. */
export async function drawRows(
  page: DrawingPage,
  sides: readonly PrintedSide[],
  card: PaperSize,
  { columns, rows, pixels }: { readonly columns: number; readonly rows: number; readonly pixels: number },
): Promise<Uint8Array> {
  await page.ask('studioPrint.layOutSides', sides, { kind: 'cells', columns, ...card, pitch: null });
  const [width, height] = [columns * card.width * MILLIMETRE, rows * card.height * MILLIMETRE];
  const scale = Math.min(pixels / width, pixels / height);
  return await page.print({ as: 'png', clip: { x: 0, y: 0, width, height, scale } });
}
