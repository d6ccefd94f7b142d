import type { AskedPrint } from './print-job.ts';
import { type DrawOutcome, type PrintOutcome, writeDrawn } from './print-project.ts';

export type AskedCalibration = Pick<AskedPrint, 'paper' | 'duplex' | 'offset'>;

/** Measures a printer's duplex offset. Drawn without a browser. */
export async function drawCalibration(sheet: AskedCalibration): Promise<DrawOutcome> {
  // The library for PDFs is a megabyte, which most programs never use.
  const { calibrationSheet } = await import('#authoring/tools/print/calibration-sheet.ts');
  const bytes = await calibrationSheet(sheet);
  return { kind: 'printed', entries: 0, cards: 0, pages: 2, bytes, credits: [], notFound: [], problems: [] };
}

export async function printCalibration(sheet: AskedCalibration, to: string): Promise<PrintOutcome> {
  return writeDrawn(await drawCalibration(sheet), to);
}
