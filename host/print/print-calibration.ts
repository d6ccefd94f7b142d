import { calibrationSheet } from '#authoring/tools/print/calibration-sheet.ts';
import type { AskedPrint } from './print-job.ts';
import { type DrawOutcome, type PrintOutcome, writeDrawn } from './print-project.ts';

/** How to print the calibration sheet. */
export type AskedCalibration = Pick<AskedPrint, 'paper' | 'duplex' | 'offset'>;

/** The sheet that shows by how much a printer offsets second sides. Drawn without a browser. */
export async function drawCalibration(sheet: AskedCalibration): Promise<DrawOutcome> {
  const bytes = await calibrationSheet(sheet);
  return { kind: 'printed', entries: 0, cards: 0, pages: 2, bytes, credits: [], notFound: [], problems: [] };
}

/** Writes the sheet to a file, as a whole or not at all. */
export async function printCalibration(sheet: AskedCalibration, to: string): Promise<PrintOutcome> {
  return writeDrawn(await drawCalibration(sheet), to);
}
