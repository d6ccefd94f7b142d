import { useWords } from '#renderer/kit/words/use-words.ts';
import '../print/print-place.css';
import { type CSSProperties, memo } from 'react';
import { type PrintedEntry, printedSide } from '#api/studio/printed-faces.ts';
import { MILLIMETRE } from '#authoring/project/paper/face-measures.ts';
import type { PrintedPlace, PrintedSheet } from '#authoring/tools/print/printed-sheets.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { printWords } from '#renderer/desk/words/generated/print-words.ts';
import { drawnSide, type PrintedBy } from '../print/drawn-sides.ts';

interface DrawnWith {
  readonly printedBy: PrintedBy;
  readonly documents: Documents;
}

/** Longer side of a preview sheet, in pixels. */
const LONGEST = 300;

export function PrintPreview({
  sheets,
  ...drawnWith
}: DrawnWith & { readonly sheets: readonly PrintedSheet<PrintedEntry>[] }) {
  return (
    <ol className="row wrap gap-5">
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are identified by position
        <Sheet key={at} at={at} sheet={sheet} {...drawnWith} />
      ))}
    </ol>
  );
}

type SheetProps = DrawnWith & { readonly at: number; readonly sheet: PrintedSheet<PrintedEntry> };

const Sheet = memo(function Sheet({ at, sheet, printedBy, documents }: SheetProps) {
  const words = useWords(printWords);
  const { width, height, places, marks, cut } = sheet;
  const scale = LONGEST / (Math.max(width, height) * MILLIMETRE);
  const ids = [...new Set(places.map(({ entry, isBack }) => (isBack ? words.back : entry.id)))].join(', ');
  return (
    <li
      className="print-sheet"
      aria-label={words.sheet({ at: at + 1, ids })}
      style={{ width: width * MILLIMETRE * scale, height: height * MILLIMETRE * scale }}
    >
      <div
        className="print-paper"
        aria-hidden="true"
        inert
        style={{ width: `${width}mm`, height: `${height}mm`, transform: `scale(${scale})` }}
      >
        {/* Behind the faces, as in the file */}
        <svg className="print-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {marks.map(([x, y, toX, toY]) => (
            <path key={`${x} ${y} ${toX}`} d={`M${x} ${y}L${toX} ${toY}`} />
          ))}
        </svg>
        {places.map((place, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are identified by position
          <Place key={i} place={place} {...{ printedBy, documents }} />
        ))}
        {cut !== null && (
          <svg className="print-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <rect x={cut.x} y={cut.y} width={width - 2 * cut.x} height={height - 2 * cut.y} className="print-cut" />
          </svg>
        )}
      </div>
    </li>
  );
});

function Place({ place, printedBy, documents }: DrawnWith & { readonly place: PrintedPlace<PrintedEntry> }) {
  const { seen, cut, scale, isOnItsHead } = place;
  const side = drawnSide(printedBy, documents, printedSide(place));
  const where: CSSProperties = {
    ...{ position: 'absolute', left: `${seen.x}mm`, top: `${seen.y}mm` },
    ...{ width: `${seen.width}mm`, height: `${seen.height}mm` },
    ...(isOnItsHead ? { rotate: '180deg' } : {}),
  };
  const at: CSSProperties = {
    ...{ left: `${cut.x}mm`, top: `${cut.y}mm`, ['--u' as string]: '1mm' },
    ...(scale === 1 ? {} : { transform: `scale(${scale})`, transformOrigin: '0 0' }),
  };
  return (
    <div className="print-place" style={where}>
      <div className="print-face" style={at}>
        {side}
      </div>
    </div>
  );
}
