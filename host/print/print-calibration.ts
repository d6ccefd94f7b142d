import { calibrationSheet } from '#authoring/tools/print/calibration-sheet.ts';
import type { AskedPrint } from './print-job.ts';
import { type DrawOutcome, type PrintOutcome, writeDrawn } from './print-project.ts';

/** How the sheet is printed that a printer is measured by. */
export type AskedCalibration = Pick<AskedPrint, 'paper' | 'duplex' | 'offset'>;

/** The sheet that shows how far a printer puts second sides off. Nothing of it is drawn by a browser. */
export async function drawCalibration(sheet: AskedCalibration): Promise<DrawOutcome> {
  const bytes = await calibrationSheet(sheet);
  return { kind: 'printed', entries: 0, cards: 0, pages: 2, bytes, credits: [], notFound: [], problems: [] };
}

/** The same into a file, whole or not at all. */
export async function printCalibration(sheet: AskedCalibration, to: string): Promise<PrintOutcome> {
  return writeDrawn(await drawCalibration(sheet), to);
}
