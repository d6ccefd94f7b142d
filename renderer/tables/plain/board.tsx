import './plain.css';
import { useCallback, useMemo } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type PartGroup, type TableContents, tableParts, thingsOn } from '#renderer/desk/table/table-parts.ts';
import { decidingSeat, seatActions } from '../library/legal-actions.ts';
import { SeatActions } from '../library/seat-actions.tsx';
import { TableFrame } from '../library/table-frame.tsx';
import type { BoardProps } from '../table-view.ts';
import { factsInWords, PlaceRow, ThingHead } from './pieces.tsx';
import { PlainContext, useNaming } from './plain-context.ts';
import { useGameShape } from './use-game-shape.ts';

const nothing: JsonObject = {};
const noAnswers: readonly never[] = [];

/** The board for games without their own: the table document in rows, with legal choices outlined. */
export function Board(props: BoardProps) {
  const { table, documents, locale, labels, actions, about } = props;
  const shape = useGameShape(documents, locale);
  const schema = shape?.table ?? nothing;
  const parts = useMemo(() => tableParts(table, schema, locale), [table, schema, locale]);
  const things = useMemo(() => new Set(thingsOn(parts).map(({ name }) => name)), [parts]);
  // Answers without an object on the table go to their seat, else to the table.
  const objectsOf = useCallback(
    ({ do: _, by, ...named }: JsonObject) => {
      const names = Object.values(named)
        .flat()
        .filter((name) => typeof name === 'string' && things.has(name));
      if (names.length > 0) return [...new Set(names as string[])];
      return [seatActions(typeof by === 'string' && things.has(by) ? by : '')];
    },
    [things],
  );
  const plain = {
    answers: shape?.answers ?? noAnswers,
    words: shape?.words ?? {},
    deciding: decidingSeat(actions, about),
  };
  return (
    <PlainContext value={plain}>
      <TableFrame {...props} labels={labels} objectsOf={objectsOf} className="table-column table-sheet plain-table">
        <Top parts={parts} />
        <Inside parts={parts} />
      </TableFrame>
    </PlainContext>
  );
}

function Top({ parts }: { readonly parts: TableContents }) {
  const naming = useNaming();
  return (
    <div className="table-row plain-top">
      <Facts said={factsInWords(parts.facts, naming)} />
      <SeatActions by="" />
    </div>
  );
}

function Facts({ said }: { readonly said: readonly string[] }) {
  return said.map((one) => (
    <span key={one} className="plain-fact">
      {one}
    </span>
  ));
}

function Inside({ parts: { places, groups } }: { readonly parts: TableContents }) {
  const naming = useNaming();
  const panels = groups.filter(({ thing }) => thing !== null);
  return (
    <>
      {places.length > 0 && (
        <div className="plain-places">
          {places.map((place) => (
            <PlaceRow key={place.key} place={place} shown={place.label} />
          ))}
        </div>
      )}
      {panels.length > 0 && (
        <ul className="table-tiles plain-groups">
          {panels.map((group) => (
            <ThingPanel key={group.key} group={group} />
          ))}
        </ul>
      )}
      {groups
        .filter(({ thing }) => thing === null)
        .map((group) => (
          <section key={group.key} className="table-column plain-section">
            <h3>{group.label}</h3>
            {group.facts.length > 0 && (
              <div className="table-row plain-top">
                <Facts said={factsInWords(group.facts, naming)} />
              </div>
            )}
            <Inside parts={group} />
          </section>
        ))}
    </>
  );
}

function ThingPanel({ group }: { readonly group: PartGroup }) {
  const naming = useNaming();
  const { thing, facts } = group;
  if (thing === null) return null;
  const said = factsInWords(facts, naming);
  return (
    <li className="table-column table-frame table-seat plain-group">
      <div className="table-row plain-top">
        <ThingHead name={thing.name} sorts={thing.sorts} also={[seatActions(thing.name)]} said={said} />
        <Facts said={said} />
      </div>
      <Inside parts={group} />
    </li>
  );
}
