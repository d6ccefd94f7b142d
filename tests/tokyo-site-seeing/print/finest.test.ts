import { expect, it } from 'vitest';
import type { MeasuredFace } from '#authoring/tools/faces/found-on-face.ts';
import { loadProject } from '#host/faces/measure-faces.ts';
import { chromiumPrinter } from '#host/print/printer.ts';
import { checkProject } from '#host/reports/check-project.ts';

// Fine details are measured on the drawn face: planted ones are found, and nothing else. Borders are never thinner than
// a pixel, which the browser ensures, but strokes may be.

const faces = [{ path: 'cards/weapons.json', id: 'W-01', locale: 'ja' }];
const plant =
  '(text) => { const style = document.createElement("style"); style.textContent = text; document.body.append(style); }';

it('letters, lines and elements at the edge are measured as printed', async () => {
  const checked = await checkProject('sample-content/tokyo-site-seeing');
  const found = await chromiumPrinter.onPage(new AbortController().signal, checked.pictures, async (page) => {
    await loadProject(page, checked.diagnosis);
    const measured = async () => {
      const [one] = (await page.ask('studioPrint.measure', faces, true)) as readonly MeasuredFace[];
      const { type = null, line = null, inside = null } = one?.finest ?? {};
      return { type: type ?? 0, line: line ?? 9, inside: inside ?? 9 };
    };
    const asItIs = await measured();
    await page.ask(plant, '.face-id { font-size: 4pt !important } .face svg * { stroke: red; stroke-width: 0.2px }');
    const planted = await measured();
    await page.ask(plant, '.face-name { translate: 0 -2.4mm }');
    const high = await measured();
    await page.ask(plant, '.face-name { translate: none } .face-stub-sign { translate: -2mm 0 }');
    return { asItIs, planted, high, sign: await measured() };
  });
  if (!('asItIs' in found)) throw new Error(found.kind);
  const { asItIs, planted, high, sign } = found;
  expect([asItIs.type > 5.9, asItIs.line >= 0.2, asItIs.inside > 3.15]).toEqual([true, true, true]);
  expect(planted.type).toBeCloseTo(4, 1);
  expect(planted.line).toBeLessThan(0.2);
  // A name moved up, and a symbol moved outwards
  expect([high.inside, sign.inside].map((inside) => inside < 2.6)).toEqual([true, true]);
});

it('the area of a picture grows to at most the documented size', async () => {
  const checked = await checkProject('sample-content/tokyo-site-seeing');
  const heights = await chromiumPrinter.onPage(new AbortController().signal, checked.pictures, async (page) => {
    const ids = await loadProject(page, checked.diagnosis);
    await page.ask(plant, '.face-name rt, .pc-board-id, .face-rules, .face-flavor { display: none }');
    const highest: Record<string, unknown> = {};
    for (const path of ['pcs.json', 'cards/weapons.json']) {
      await page.ask(
        'studioPrint.measure',
        (ids[path] ?? []).map((id) => ({ path, id, locale: 'ja' })),
      );
      highest[path] = await page.ask(
        '() => Math.max(...[...document.querySelectorAll(".face-art")].map((art) => art.getBoundingClientRect().height))',
      );
    }
    return highest;
  });
  // In docs/guide/card-pictures.md as pixels, with the bleed: 709 and 544
  const millimetres = (height: number) => expect.closeTo((height * 96) / 25.4, 1) as number;
  expect(heights).toEqual({ 'pcs.json': millimetres(60), 'cards/weapons.json': millimetres(46) });
});
