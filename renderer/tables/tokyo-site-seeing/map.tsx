import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { labelOf, useTable } from '../library/table-context.ts';
import { AreaBox, SiteRing } from './area-box.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import { moveTarget, site } from './figures.ts';
import { areaOfSlot } from './table-document.ts';

interface End {
  readonly corner: string;
  /** Where lines end, in percent of the map. */
  readonly x: number;
  readonly y: number;
}
/** Where the ring of areas lies on the mat. */
const ends: Readonly<Record<string, End>> = {
  SJK: { corner: 'top-left', x: 18.5, y: 13 },
  AKB: { corner: 'top-right', x: 81.5, y: 13 },
  SBY: { corner: 'bottom-left', x: 18.5, y: 87 },
  SNG: { corner: 'bottom-right', x: 81.5, y: 87 },
  [site]: { corner: 'middle', x: 50, y: 50 },
};

type Line = readonly [string, string];
interface Way {
  readonly line: Line;
  readonly a: End;
  readonly b: End;
  readonly isSite: boolean;
  /** Whether somebody at one end may go to the other now. */
  readonly canGo: boolean;
}

/** The map: four areas around the SITE, the lines between them and what a move along each takes. */
export function TownMap() {
  const { table, documents, words, isLarge } = useBoard();
  const { offers } = useTable();
  const areas = [...new Set(Object.keys(table.slots).map(areaOfSlot))];
  const goes = (from: string, to: string) =>
    (offers.get(to) ?? []).some(({ answer }) => table.pcs[String(answer['by'])]?.area === from);
  const ways = linesOf(documents).flatMap((line): Way[] => {
    const [from, to] = line;
    const [a, b] = [ends[from], ends[to]];
    if (a === undefined || b === undefined) return [];
    return [{ line, a, b, isSite: line.includes(site), canGo: goes(from, to) || goes(to, from) }];
  });
  return (
    <div className="tss-map">
      <svg className="tss-lines" aria-hidden="true">
        {ways.map(({ line, a, b, isSite, canGo }) => (
          <line
            key={line.join()}
            className={`${canGo ? 'tss-line-can' : ''} ${isSite ? 'tss-line-site' : ''}`}
            x1={`${a.x}%`}
            y1={`${a.y}%`}
            x2={`${b.x}%`}
            y2={`${b.y}%`}
          />
        ))}
      </svg>
      <ul className="tss-areas" aria-label={words.areas}>
        {areas.map((area) => (
          <AreaBox key={area} area={area} corner={ends[area]?.corner ?? ''} />
        ))}
        <SiteRing />
        {ways.map((way) => (way.isSite && !isLarge ? null : <Target key={way.line.join()} way={way} />))}
      </ul>
    </div>
  );
}

/** What a move along a line takes. */
function Target({ way: { line, a, b, isSite, canGo } }: { readonly way: Way }) {
  const { table, numbers, labels, words } = useBoard();
  const shown = moveTarget(numbers, table, line);
  const target = shown.isAltered === null ? shown.text : `${shown.text}${words.printed(String(shown.base))}`;
  const label = isSite
    ? words.siteTarget(target)
    : words.moveTarget(labelOf(labels, line[0]), labelOf(labels, line[1]), target);
  // Near the Ring a line has its number where it comes out from under the area; one that goes down has it in the gap
  const share = isSite ? 0.6 : 0.5;
  const style = { left: `${a.x + (b.x - a.x) * share}%`, top: `${a.y + (b.y - a.y) * share}%` };
  const side = a.x !== b.x ? undefined : a.x < 50 ? 'left' : 'right';
  return (
    <li
      className={`tss-target ${canGo ? 'tss-target-can' : ''}`}
      data-side={side}
      data-altered={shown.isAltered ?? undefined}
      style={side === undefined ? style : undefined}
      title={label}
    >
      <span className="hidden">{label}</span>
      <Sign name="tech" />
      <span aria-hidden="true">{shown.text}</span>
    </li>
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
