import type { ReactNode } from 'react';
import type { PrintedLayout, PrintedSide } from '#api/studio/printed-faces.ts';
import { BLEED, MILLIMETRE, TRIM_AT } from '#authoring/project/paper/face-measures.ts';
import { loadFontsOf } from '#renderer/kit/theme/fonts-of-locale.ts';
import type { FaceSize } from '#renderer/tables/table-faces.ts';
import { drawnSide, sizeOfSide } from './drawn-sides.ts';
import type { MeasuringPlace } from './measuring-place.tsx';

export async function layOutSides(
  project: MeasuringPlace,
  sides: readonly PrintedSide[],
  layout: PrintedLayout,
): Promise<readonly boolean[]> {
  const [first] = sides;
  const { printedBy, documents } = project;
  if (first === undefined || printedBy === null) return [];
  const size = sizeOfSide(printedBy, first);
  await Promise.all(sides.map((side) => (side.kind === 'face' ? loadFontsOf(side.locale) : undefined)));
  const drawn = sides.map((side) => drawnSide(printedBy, documents, side));
  await project.show(
    layout.kind === 'pages' ? <Pages drawn={drawn} size={size} /> : <Cells {...{ drawn, size, layout }} />,
  );
  return drawn.map((one) => one !== null);
}

export async function textsOnSides(project: MeasuringPlace, sides: readonly PrintedSide[]): Promise<readonly string[]> {
  await layOutSides(project, sides, { kind: 'pages' });
  const quiet = document.createElement('style');
  quiet.textContent = 'rt, rp { display: none }';
  document.head.append(quiet);
  const texts = [...document.querySelectorAll<HTMLElement>('.print-face')].map(({ innerText }) =>
    innerText
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim(),
  );
  quiet.remove();
  return texts;
}

/** In CSS pixels: browsers print pages in the exact size only if it is a multiple of a quarter inch. */
const QUARTER = 24;

function Pages({ drawn, size }: { readonly drawn: readonly ReactNode[]; readonly size: FaceSize }) {
  const long = (millimetres: number) => Math.ceil((TRIM_AT + (millimetres + BLEED) * MILLIMETRE) / QUARTER) * QUARTER;
  const [width, height] = [long(size.width), long(size.height)];
  return (
    <>
      <style>{`@page { size: ${width}px ${height}px; margin: 0 }`}</style>
      {drawn.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by position
        <div key={at} className="print-place print-page" style={{ width, height }}>
          <div className="print-face" style={{ left: TRIM_AT, top: TRIM_AT }}>
            {face}
          </div>
        </div>
      ))}
    </>
  );
}

interface CellsProps {
  readonly drawn: readonly ReactNode[];
  readonly size: FaceSize;
  readonly layout: Extract<PrintedLayout, { readonly kind: 'cells' }>;
}

function Cells({ drawn, size, layout: { columns, width, height, pitch } }: CellsProps) {
  const at = { left: `${(width - size.width) / 2}mm`, top: `${(height - size.height) / 2}mm` };
  const rows = pitch === null ? `${height}mm` : `${pitch}px`;
  return (
    <div className="print-cells" style={{ gridTemplateColumns: `repeat(${columns}, ${width}mm)`, gridAutoRows: rows }}>
      {drawn.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
        <div key={i} className="print-place" style={{ height: `${height}mm` }}>
          <div className="print-face" style={at}>
            {face}
          </div>
        </div>
      ))}
    </div>
  );
}
