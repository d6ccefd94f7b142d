import { siteArea } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { numberInWords } from '../library/shown-number.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { moveTarget } from './card-values.ts';
import { Sign } from './face/sign.tsx';
import { PcsHere } from './pc-mark.tsx';
import { asking } from './possible-answers.ts';
import { Slot } from './slot.tsx';
import { areaOfSlot } from './table-document.ts';

function useAreaLabel(area: string, more: readonly string[] = []): string {
  const { table, labels } = useBoard();
  const { words } = useTable();
  const here = Object.entries(table.pcs).flatMap(([id, pc]) => (pc.area === area ? [labelOf(labels, id)] : []));
  return [labelOf(labels, area), ...more, ...here].join(words.comma);
}

export function AreaBox({ area, corner }: { readonly area: string; readonly corner: string }) {
  const { table, labels, words, numbers, isLarge } = useBoard();
  const { offers, acting, words: shared } = useTable();
  const slots = Object.entries(table.slots).filter(([slot]) => areaOfSlot(slot) === area);
  const toSite = moveTarget(numbers, table, [area, siteArea]);
  const state = `${offers.has(area) ? 'tss-area-can' : ''} ${acting.has(area) ? 'tss-area-acting' : ''}`;
  return (
    <li className={`table-frame tss-area ${state}`} data-corner={corner}>
      <TableObject
        names={[area]}
        label={useAreaLabel(area)}
        questions={asking(['move'], { area })}
        className="table-row tss-area-head"
      >
        <span className="table-name tss-area-name">{labelOf(labels, area)}</span>
        {!isLarge && (
          <span
            className="table-row tss-to-site"
            data-altered={toSite.isAltered ?? undefined}
            data-tip={words.siteTarget({ target: numberInWords(toSite, shared) })}
          >
            <Sign name="ring" />
            {toSite.text}
          </span>
        )}
        <PcsHere area={area} />
      </TableObject>
      <ol className="table-column tss-slots">
        {slots.map(([slot, placed]) => (
          <li key={slot}>
            <Slot slot={slot} placed={placed} />
          </li>
        ))}
      </ol>
    </li>
  );
}

export function SiteRing() {
  const { table, labels, words } = useBoard();
  const piles = [
    { sign: 'encounter', name: words.label('label', 'encounter'), count: table.encounter.length },
    { sign: 'scrap', name: words.label('after', 'scrap'), count: table.scrap.length },
  ] as const;
  const label = useAreaLabel(
    siteArea,
    piles.map(({ name, count }) => `${name}${count}`),
  );
  return (
    <li className="tss-site">
      <TableObject
        names={[siteArea, ...table.scrap]}
        label={label}
        questions={asking(['move'], { area: siteArea })}
        className="table-column tss-site-ring"
      >
        <span className="table-name tss-area-name">{labelOf(labels, siteArea)}</span>
        <span className="table-row tss-site-piles">
          {piles.map(({ sign, name, count }) => (
            <span key={sign} className={`table-column tss-site-pile tss-site-${sign}`}>
              <b>{count}</b>
              <span>{name}</span>
            </span>
          ))}
        </span>
        <PcsHere area={siteArea} />
      </TableObject>
    </li>
  );
}
