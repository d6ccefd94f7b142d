import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { elementOf } from '#renderer/parts/look/anchor-element.ts';
import './altering.css';
import { useState } from 'react';
import type { AlterableTable } from '#renderer/desk/altering/alterable.ts';
import { type AlterableField, fieldsOf, fieldsOfTable, moved, placesFor } from '#renderer/desk/altering/alterations.ts';
import { type alteringStore, closeAlter } from '#renderer/desk/altering/altering-store.ts';
import { partWith, type TableEdit } from '#renderer/desk/altering/table-edits.ts';
import { endsIn, type TablePlace, whereIs } from '#renderer/desk/altering/table-places.ts';
import { cheat } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { AlterHead } from './alter-head.tsx';
import { FieldRow } from './field-row.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useTableMap } from './use-table-map.ts';

type Asked = NonNullable<ReturnType<typeof alteringStore.getState>['asked']>;

export function AlterPanel({ asked: { about, anchor: beside } }: { readonly asked: Asked }) {
  const anchor = elementOf(beside);
  const words = useWords(alterWords);
  const table = useTableMap();
  const refusal = useStore(playStore, (state) => state.refusal);
  if (table === null) return null;
  const { names } = about;
  const label = nameOf(table, names, about.label);
  const put = (edits: readonly TableEdit[]) => void cheat({ put: partWith(table.map.table, edits) });
  const fields = names.length === 0 ? fieldsOfTable(table.map) : fieldsOf(table.map, names);
  const place = table.map.places.find(({ path }) => names.some((name) => endsIn(path, name)));
  const lying = whereIs(table.map, names);
  const isNothing = fields.length === 0 && place === undefined && lying === null;
  return (
    <Popup
      anchor={anchor}
      align="start"
      onClose={closeAlter}
      className="alter"
      finalFocus={() => (anchor.isConnected ? anchor : false)}
    >
      <AlterHead title={words.title({ label })} />
      {refusal !== null && (
        <p className="note note-error" role="alert">
          {refusal}
        </p>
      )}
      {isNothing && <p className="alter-none muted">{words.nothing}</p>}
      {fields.length > 0 && (
        <div className="alter-fields">
          {groupsOf(fields).map((group) => (
            <Fields key={group[0]?.path.join('/')} fields={group} table={table} onPut={put} />
          ))}
        </div>
      )}
      {lying !== null && <MoveTo names={names} table={table} onMove={put} />}
      {place !== undefined && (lying === null || place.pieces.length > 1) && (
        <PlaceOrder place={place} table={table} onOrder={(pieces) => put([{ path: place.path, value: pieces }])} />
      )}
    </Popup>
  );
}

function nameOf(table: AlterableTable, names: readonly string[], label: string): string {
  const place = table.map.places.find(({ path }) => names.some((name) => name.includes('/') && endsIn(path, name)));
  if (place !== undefined) return table.pathName(place.path);
  const known = names.find((name) => table.naming(name) !== name);
  return known === undefined ? label : table.naming(known);
}

function groupsOf(fields: readonly AlterableField[]): readonly (readonly AlterableField[])[] {
  const groups = new Map<string, AlterableField[]>();
  for (const field of fields) {
    const above = field.path.slice(0, -1).join('/');
    groups.set(above, [...(groups.get(above) ?? []), field]);
  }
  return [...groups.values()];
}

interface FieldsProps {
  readonly fields: readonly AlterableField[];
  readonly table: AlterableTable;
  readonly onPut: (edits: readonly TableEdit[]) => void;
}

function Fields({ fields, table, onPut }: FieldsProps) {
  const [first] = fields;
  const above = first === undefined || first.steps < 2 ? null : first.path.slice(0, -1);
  const head = above === null || first === undefined ? '' : table.pathName(above, above.length - first.steps + 1);
  return (
    <>
      {head !== '' && <h4 className="alter-group muted text-11 bold">{head}</h4>}
      {fields.map((field) => (
        <FieldRow
          key={field.path.join('/')}
          field={field}
          group={head}
          table={table}
          onAlter={(one, value) => onPut([one.edit(value)])}
        />
      ))}
    </>
  );
}

interface MoveToProps {
  readonly names: readonly string[];
  readonly table: AlterableTable;
  readonly onMove: (edits: readonly TableEdit[]) => void;
}

const off = '';

function MoveTo({ names, table, onMove }: MoveToProps) {
  const words = useWords(alterWords);
  const places = placesFor(table.map, names);
  const [wished, setWished] = useState<string | null>(null);
  const keyOf = ({ path }: TablePlace) => path.join('/');
  const chosen = wished === off ? null : (places.find((place) => keyOf(place) === wished) ?? places[0] ?? null);
  return (
    <form
      className="alter-row gap-4 grid alter-move"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(moved(table.map, names, chosen));
      }}
    >
      <Select
        label={words.moveTo}
        value={chosen === null ? off : keyOf(chosen)}
        options={[
          ...places.map((place) => ({ value: keyOf(place), label: table.pathName(place.path) })),
          { value: off, label: words.off },
        ]}
        onChange={setWished}
      />
      <Button type="submit">{words.move}</Button>
    </form>
  );
}
