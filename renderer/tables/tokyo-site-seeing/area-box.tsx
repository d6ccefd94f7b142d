import { labelOf, useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import { moveTarget, site } from './figures.ts';
import { PcMark } from './pc-mark.tsx';
import { aboutArea } from './questions.ts';
import { Slot } from './slot.tsx';
import { areaOfSlot } from './table-document.ts';

/** An area: who is there, and its slots. */
export function AreaBox({ area, corner }: { readonly area: string; readonly corner: string }) {
  const { table, labels, words, numbers, isLarge } = useBoard();
  const { offers, acting } = useTable();
  const here = Object.entries(table.pcs).filter(([, pc]) => pc.area === area);
  const slots = Object.entries(table.slots).filter(([slot]) => areaOfSlot(slot) === area);
  const toSite = moveTarget(numbers, table, [area, site]);
  const siteTarget = toSite.isAltered === null ? toSite.text : `${toSite.text}${words.printed(String(toSite.base))}`;
  const said = [labelOf(labels, area), ...here.map(([pc]) => labelOf(labels, pc))];
  const state = `${offers.has(area) ? 'tss-area-can' : ''} ${acting.has(area) ? 'tss-area-acting' : ''}`;
  return (
    <li className={`tss-area ${state}`} data-corner={corner}>
      <TableObject names={[area]} label={said.join(words.comma)} questions={aboutArea(area)} className="tss-area-head">
        <span className="tss-area-name">{labelOf(labels, area)}</span>
        {!isLarge && (
          <span
            className="tss-to-site"
            data-altered={toSite.isAltered ?? undefined}
            title={words.siteTarget(siteTarget)}
          >
            <Sign name="ring" />
            {toSite.text}
          </span>
        )}
        <span className="tss-here">
          {here.map(([id, pc]) => (
            <PcMark key={id} id={id} pc={pc} />
          ))}
        </span>
      </TableObject>
      <ol className="tss-slots">
        {slots.map(([slot, placed]) => (
          <li key={slot}>
            <Slot slot={slot} placed={placed} />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** The sealed area under the Ring. */
export function SiteRing() {
  const { table, labels, words } = useBoard();
  const here = Object.entries(table.pcs).filter(([, pc]) => pc.area === site);
  const piles = [
    { sign: 'encounter', name: words.encounter, count: table.encounter.length },
    { sign: 'scrap', name: words.scrap, count: table.scrap.length },
  ] as const;
  const said = [labelOf(labels, site), ...piles.map(({ name, count }) => `${name}${count}`)];
  return (
    <li className="tss-site">
      <TableObject
        names={[site, ...table.scrap]}
        label={[...said, ...here.map(([pc]) => labelOf(labels, pc))].join(words.comma)}
        questions={aboutArea(site)}
        className="tss-site-ring"
      >
        <span className="tss-area-name">{labelOf(labels, site)}</span>
        <span className="tss-site-piles">
          {piles.map(({ sign, name, count }) => (
            <span key={sign} className={`tss-site-pile tss-site-${sign}`}>
              <b>{count}</b>
              <span>{name}</span>
            </span>
          ))}
        </span>
        <span className="tss-here">
          {here.map(([id, pc]) => (
            <PcMark key={id} id={id} pc={pc} />
          ))}
        </span>
      </TableObject>
    </li>
  );
}
