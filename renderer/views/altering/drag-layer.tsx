import { useStore } from 'zustand';
import { Menu, MenuItem } from '#renderer/kit/popups/menu.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { elementOf } from '#renderer/parts/look/anchor-element.ts';
import './altering.css';
import { useEffect } from 'react';
import type { AlterableTable } from '#renderer/desk/altering/alterable.ts';
import { alteringStore, closeDrop } from '#renderer/desk/altering/altering-store.ts';
import { type Dropped, droppedOn } from '#renderer/desk/altering/dropped.ts';
import { partWith } from '#renderer/desk/altering/table-edits.ts';
import { cheat } from '#renderer/desk/play/play-commands.ts';
import { type AlterWords, alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { useTableMap } from './use-table-map.ts';

export function DragLayer() {
  const words = useWords(alterWords);
  const table = useTableMap();
  const { dragged, dropped } = useStore(alteringStore);
  useEffect(() => {
    if (dragged === null || table === null) return;
    const known = new Map<string, boolean>();
    alteringStore.setState({
      canTake: (names) => {
        const key = names.join(' ');
        const can = known.get(key) ?? means(table, dragged.names, names).length > 0;
        known.set(key, can);
        return can;
      },
    });
  }, [dragged, table]);
  const meant = dropped === null || table === null ? null : means(table, dropped.thing.names, dropped.onto.names);
  useEffect(() => {
    if (meant === null || table === null || meant.length > 1) return;
    closeDrop();
    const [only] = meant;
    if (only !== undefined) alter(table, only);
  }, [meant, table]);
  return (
    <>
      {dragged !== null && (
        <p className="alter-dragging raised row gap-3 text-12" role="status">
          <span className="badge alter-forced">{words.forced}</span>
          {words.dragging({ name: dragged.label.split(/[、,]/, 1)[0] ?? '' })}
        </p>
      )}
      {dropped !== null && table !== null && meant !== null && meant.length > 1 && (
        <Menu
          anchor={dropped.anchor}
          align="start"
          onClose={closeDrop}
          className=""
          label={words.choices({ one: shortOf(dropped.thing.label), onto: shortOf(dropped.onto.label) })}
          finalFocus={() => elementOf(dropped.anchor)}
        >
          {meant.map((one) => (
            <MenuItem
              key={keyOf(one)}
              className="table-menu-item"
              label={said(one, table, words)}
              onRun={() => alter(table, one)}
            />
          ))}
        </Menu>
      )}
    </>
  );
}

const means = ({ map, sortsOf }: AlterableTable, names: readonly string[], onto: readonly string[]) =>
  names.some((name) => onto.includes(name)) ? [] : droppedOn(map, names, onto, sortsOf);

function alter({ map }: AlterableTable, { edits }: Dropped): void {
  void cheat({ put: partWith(map.table, edits) });
}

const shortOf = (label: string): string => label.split(/[、,]/, 1)[0] ?? '';
const keyOf = (one: Dropped): string => (one.kind === 'place' ? one.path : one.field.path).join('/');

function said(one: Dropped, table: AlterableTable, words: AlterWords): string {
  if (one.kind === 'place') return table.pathName(one.path);
  return words.becomes({
    field: table.pathName(one.field.path, one.field.path.length - one.field.steps),
    to: table.naming(one.to),
  });
}
