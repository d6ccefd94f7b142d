import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { fontProblems } from '#authoring/tools/print/font-problems.ts';
import { PrintFile } from '#authoring/tools/print/print-file.ts';

type Value = string | number | { readonly [key: string]: Value };

/** What is wrong with the fonts of a page as a browser would draw it, with these fonts. */
async function told(...fonts: readonly { readonly [key: string]: Value }[]): Promise<readonly string[]> {
  const drawn = await PDFDocument.create();
  const page = drawn.addPage([200, 300]);
  page.node.set(PDFName.of('Contents'), drawn.context.register(drawn.context.flateStream('q Q')));
  for (const [i, font] of fonts.entries()) {
    const written = drawn.context.obj({ Type: 'Font', ...font } as never);
    page.node.setFontDictionary(PDFName.of(`F${i}`), drawn.context.register(written));
  }
  const file = await PrintFile.begin('test');
  await file.take(await drawn.save(), { width: 63, height: 88 });
  return fontProblems(file).map(({ code, severity, data }) => `${code} ${severity} ${String(data['font'])}`);
}

const embedded = { Subtype: 'TrueType', BaseFont: 'Mine', FontDescriptor: { Type: 'FontDescriptor', FontFile2: 1 } };

it('a font that is in the file is none of print’s problems', async () => {
  expect(await told(embedded)).toEqual([]);
});

it('a font that is left out of the file keeps it from being written, and so does one that is drawn letter by letter', async () => {
  expect(await told({ Subtype: 'Type1', BaseFont: 'Helvetica' }, embedded)).toEqual(['PRT004 error Helvetica']);
  expect(await told({ Subtype: 'TrueType', BaseFont: 'Bare', FontDescriptor: { Type: 'FontDescriptor' } })).toEqual([
    'PRT004 error Bare',
  ]);
  expect(await told({ Subtype: 'Type3', Name: 'Drawn' })).toEqual(['PRT005 error Drawn']);
});
