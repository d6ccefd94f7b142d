import type { BoardProps } from '../table-view.ts';
import { AreaBox } from './area-box.tsx';
import { PcBox } from './pc-box.tsx';
import { ScenarioLine } from './scenario-line.tsx';
import { areaOfSlot, asTable, type TableDocument } from './table-document.ts';
import { tableWords } from './table-words.ts';

/** The table from its document alone: round and phase, areas with their slots, PCs, scenario and piles. */
export function Board({ table: document, labels, locale }: BoardProps) {
  const words = tableWords(locale);
  const table = asTable(document);
  const parts = { table, labels, words };
  return (
    <div className="table">
      <p className="phase-line">
        <strong>{words.round(table.round)}</strong>
        {Object.entries(words.phases).map(([phase, name]) => (
          <span key={phase} className="phase" aria-current={phase === table.phase ? 'step' : undefined}>
            {name}
          </span>
        ))}
        <span className="phase-supply">{words.supply(table.supply.ap)}</span>
      </p>
      <ul className="areas" aria-label={words.areas}>
        {areasOf(table).map((area) => (
          <AreaBox key={area} area={area} {...parts} />
        ))}
      </ul>
      <ul className="pcs" aria-label={words.pcs}>
        {Object.entries(table.pcs).map(([id, pc]) => (
          <PcBox key={id} id={id} pc={pc} isActing={table.phase === 'actions'} labels={labels} words={words} />
        ))}
      </ul>
      <ScenarioLine {...parts} />
    </div>
  );
}

/** Every area that has a slot or somebody in it, in the table's order. */
function areasOf(table: TableDocument): readonly string[] {
  const withSlots = Object.keys(table.slots).map(areaOfSlot);
  return [...new Set([...withSlots, ...Object.values(table.pcs).map((pc) => pc.area)])];
}
