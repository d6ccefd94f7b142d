import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { siteArea } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { AreaMap, type MapPoint } from '../library/area-map.tsx';
import { wordsIn } from '../library/read-values.ts';
import { numberInWords } from '../library/shown-number.ts';
import { useTable } from '../library/table-context.ts';
import { AreaBox, SiteRing } from './area-box.tsx';
import { useBoard } from './board-context.ts';
import { moveTarget } from './card-values.ts';
import { Sign } from './face/sign.tsx';
import { areaOfSlot } from './table-document.ts';

const points: Readonly<Record<string, MapPoint & { readonly corner: string }>> = {
  SJK: { corner: 'top-left', x: 18.5, y: 13 },
  AKB: { corner: 'top-right', x: 81.5, y: 13 },
  SBY: { corner: 'bottom-left', x: 18.5, y: 87 },
  SNG: { corner: 'bottom-right', x: 81.5, y: 87 },
  [siteArea]: { corner: 'middle', x: 50, y: 50 },
};

type Line = readonly [string, string];

export function TownMap() {
  const { table, documents, words, isLarge } = useBoard();
  const { offers } = useTable();
  const areas = [...new Set(Object.keys(table.slots).map(areaOfSlot))];
  const goes = (from: string, to: string) =>
    (offers.get(to) ?? []).some(({ answer }) => table.pcs[String(answer['by'])]?.area === from);
  const canGo = ([a, b]: Line) => goes(a, b) || goes(b, a);
  return (
    <AreaMap
      className="tss-map"
      label={words.label('label', 'areas')}
      points={points}
      ways={linesOf(documents).map((ends) => ({
        ends,
        className: `${canGo(ends) ? 'tss-line-can' : ''} ${ends.includes(siteArea) ? 'tss-line-site' : ''}`,
      }))}
      places={
        <>
          {areas.map((area) => (
            <AreaBox key={area} area={area} corner={points[area]?.corner ?? ''} />
          ))}
          <SiteRing />
        </>
      }
      onWay={({ ends }, a, b) =>
        (isLarge || !ends.includes(siteArea)) && <Target key={ends.join()} {...{ ends, a, b }} canGo={canGo(ends)} />
      }
    />
  );
}

interface TargetProps {
  readonly ends: Line;
  readonly a: MapPoint;
  readonly b: MapPoint;
  readonly canGo: boolean;
}

function Target({ ends, a, b, canGo }: TargetProps) {
  const { table, numbers, labels, words } = useBoard();
  const { words: shared } = useTable();
  const shown = moveTarget(numbers, table, ends);
  const target = numberInWords(shown, shared);
  const isSite = ends.includes(siteArea);
  const label = isSite
    ? words.siteTarget({ target })
    : words.moveTarget({ a: labelOf(labels, ends[0]), b: labelOf(labels, ends[1]), target });
  // Near the SITE the number is off the middle, where the line leaves the area
  const share = isSite ? 0.6 : 0.5;
  const style = { left: `${a.x + (b.x - a.x) * share}%`, top: `${a.y + (b.y - a.y) * share}%` };
  const side = a.x !== b.x ? undefined : a.x < 50 ? 'left' : 'right';
  return (
    <li
      className={`table-row tss-target ${canGo ? 'tss-target-can' : ''}`}
      data-side={side}
      data-altered={shown.isAltered ?? undefined}
      style={side === undefined ? style : undefined}
      data-tip={label}
    >
      <span className="hidden">{label}</span>
      <Sign name="tech" />
      <span aria-hidden="true">{shown.text}</span>
    </li>
  );
}

function linesOf({ 'mat.json': mat }: Documents): readonly Line[] {
  const lines = isObject(mat ?? null) ? (mat as { readonly lines?: unknown }).lines : undefined;
  return (Array.isArray(lines) ? lines : []).flatMap((line) => {
    const [a, b] = wordsIn(line);
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
}
