import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { printProblem } from './preflight.ts';
import type { PrintFile } from './print-file.ts';

const name = (word: string) => PDFName.of(word);

/** PRT004, PRT005: fonts that are not embedded, or Type 3. */
export function fontProblems(file: PrintFile): readonly Problem[] {
  return file.fonts().flatMap((font) => {
    const what = font.get(name('Subtype'));
    const called = { font: nameOf(font) };
    if (what === name('Type3')) return [printProblem('PRT005', 'error', 'studio.json', called)];
    // In a composite font, the descendant is embedded
    const isWhole =
      what === name('Type0') ? font.lookup(name('DescendantFonts')) instanceof PDFArray : isEmbedded(font);
    return isWhole ? [] : [printProblem('PRT004', 'error', 'studio.json', called)];
  });
}

function isEmbedded(font: PDFDict): boolean {
  const descriptor = font.lookup(name('FontDescriptor'));
  return (
    descriptor instanceof PDFDict && ['FontFile', 'FontFile2', 'FontFile3'].some((one) => descriptor.has(name(one)))
  );
}

function nameOf(font: PDFDict): string {
  const written = font.get(name('BaseFont')) ?? font.get(name('Name'));
  return written instanceof PDFName ? written.decodeText() : '?';
}
