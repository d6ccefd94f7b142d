import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { fontProblems } from '#authoring/tools/print/font-problems.ts';
import { PrintFile } from '#authoring/tools/print/print-file.ts';

type Value = string | number | { readonly [key: string]: Value };

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

it('an embedded font causes no print problem', async () => {
  expect(await told(embedded)).toEqual([]);
});

it('a font missing from the file, or drawn glyph by glyph, stops the export', async () => {
  expect(await told({ Subtype: 'Type1', BaseFont: 'Helvetica' }, embedded)).toEqual(['PRT004 error Helvetica']);
  expect(await told({ Subtype: 'TrueType', BaseFont: 'Bare', FontDescriptor: { Type: 'FontDescriptor' } })).toEqual([
    'PRT004 error Bare',
  ]);
  expect(await told({ Subtype: 'Type3', Name: 'Drawn' })).toEqual(['PRT005 error Drawn']);
});
