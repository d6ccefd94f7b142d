import { isObject, type Json } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { AreaBox, SiteRing } from './area-box.tsx';
import { labelOf, useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import { moveTarget, site } from './figures.ts';
import { areaOfSlot } from './table-document.ts';

/** Where the ring of areas lies on the mat, and where lines end: in percent of the map. */
const corners: Readonly<Record<string, { readonly corner: string; readonly x: number; readonly y: number }>> = {
  SJK: { corner: 'top-left', x: 16, y: 13 },
  AKB: { corner: 'top-right', x: 84, y: 13 },
  SBY: { corner: 'bottom-left', x: 16, y: 87 },
  SNG: { corner: 'bottom-right', x: 84, y: 87 },
  [site]: { corner: 'middle', x: 50, y: 50 },
};

/** The map: four areas around the SITE, the lines between them and what a move along each takes. */
export function TownMap() {
  const { table, documents, words } = useBoard();
  const areas = [...new Set(Object.keys(table.slots).map(areaOfSlot))];
  return (
    <div className="tss-map">
      <Lines lines={linesOf(documents)} />
      <ul className="tss-areas" aria-label={words.areas}>
        {areas.map((area) => (
          <AreaBox key={area} area={area} corner={corners[area]?.corner ?? ''} />
        ))}
        <SiteRing />
      </ul>
    </div>
  );
}

type Line = readonly [string, string];

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const { table, cards, labels, words, offers, isLarge } = useBoard();
  // Whether somebody at one end may go to the other now
  const goes = (from: string, to: string) =>
    (offers.get(to) ?? []).some(({ answer }) => table.pcs[String(answer['by'])]?.area === from);
  const canGo = ([a, b]: Line) => goes(a, b) || goes(b, a);
  const ways = lines.flatMap((line) => {
    const [a, b] = [corners[line[0]], corners[line[1]]];
    if (a === undefined || b === undefined) return [];
    return [{ line, a, b, isSite: line.includes(site), canGo: canGo(line) }];
  });
  return (
    <>
      <svg className="tss-lines" aria-hidden="true">
        {ways.map(({ line, a, b, isSite, canGo: can }) => (
          <line
            key={line.join()}
            className={`${can ? 'tss-line-can' : ''} ${isSite ? 'tss-line-site' : ''}`}
            x1={`${a.x}%`}
            y1={`${a.y}%`}
            x2={`${b.x}%`}
            y2={`${b.y}%`}
          />
        ))}
      </svg>
      {ways.map(({ line, a, b, isSite, canGo: can }) => {
        if (isSite && !isLarge) return null;
        const target = moveTarget(table, cards, line);
        // Near the Ring a line has its number where it comes out from under the area
        const share = isSite ? 0.66 : 0.5;
        const style = { left: `${a.x + (b.x - a.x) * share}%`, top: `${a.y + (b.y - a.y) * share}%` };
        const label = isSite
          ? words.siteTarget(target)
          : words.moveTarget(labelOf(labels, line[0]), labelOf(labels, line[1]), target);
        return (
          <span
            key={line.join()}
            className={`tss-target ${can ? 'tss-target-can' : ''}`}
            style={style}
            role="img"
            aria-label={label}
            title={label}
          >
            <Sign name="tech" />
            {target}
          </span>
        );
      })}
    </>
  );
}

function linesOf(documents: Documents): readonly Line[] {
  const mat = documents['mat.json'];
  const lines = isObject(mat) ? mat['lines'] : undefined;
  if (!Array.isArray(lines)) return [];
  return (lines as readonly Json[]).flatMap((line) => {
    const [a, b] = Array.isArray(line) ? (line as readonly Json[]) : [];
    return typeof a === 'string' && typeof b === 'string' ? [[a, b] as const] : [];
  });
}
