import type { ReactNode } from 'react';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useScythe } from './board-context.ts';
import { roleOf } from './table-document.ts';

interface PickerProps {
  readonly at: string;
  readonly seat: string;
  readonly units: readonly string[];
  readonly children: ReactNode;
}

/** The pieces of a seat in one place. Each click picks the next unit that may move; workers count as one. */
export function UnitPicker({ at, seat, units, children }: PickerProps) {
  const { movable, picked, onPick, words } = useScythe();
  const { labels, offers, words: shared } = useTable();
  const toLoad = units.filter((unit) => offers.has(unit));
  const mayMove = units.filter((unit) => movable.has(unit));
  const workers = mayMove.filter((unit) => roleOf(unit) === 'worker');
  const worker = workers.find((unit) => unit === picked) ?? workers[0];
  const choices = [...mayMove.filter((unit) => roleOf(unit) !== 'worker'), ...(worker === undefined ? [] : [worker])];
  const chosen = choices.indexOf(picked ?? '');
  const next = choices[(chosen + 1) % Math.max(1, choices.length)];
  const looks = (
    <span className="table-row sc-pieces" data-seat={seat} data-chosen={chosen >= 0 || undefined}>
      {children}
    </span>
  );
  if (next === undefined && toLoad.length === 0) return <span aria-hidden="true">{looks}</span>;
  const said = [at, next === undefined ? '' : words.pick];
  if (chosen >= 0) said.push(words.picked({ unit: labelOf(labels, choices[chosen] as string) }));
  return (
    <TableObject
      names={[`${at}/${seat}`, ...toLoad]}
      label={said.filter((part) => part !== '').join(shared.comma)}
      questions={[]}
      onPlainClick={() => {
        if (next !== undefined) onPick(next);
      }}
      className="sc-picker"
    >
      {looks}
    </TableObject>
  );
}
