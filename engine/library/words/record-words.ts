import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { amount } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import { edit } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { WordOverrides } from './renamed.ts';

const op = opBuilder<Erased>();

type Spoken = WordOverrides & { readonly about: Op['about']; readonly text: Op['text'] };

/** Selects things in a field of the change. `of`: only in changes of that kind. */
export const inTheChange = (id: string, field: string, { of, ...said }: Spoken & { readonly of?: string }): Op =>
  op(id, {
    sort: 'selector',
    fields: {},
    ...(said as Erased),
    example: { op: id },
    run: (_, __, { record }) =>
      record === null || (of !== undefined && record.kind !== of) ? [] : thingsIn(record[field]),
  });
const thingsIn = (value: unknown): readonly Thing[] =>
  [value].flat().filter((one): one is Thing => typeof one === 'number' && one >= 0);

interface Altering extends Spoken {
  readonly rule: string;
  /** Field for the amount; default: none. */
  readonly field?: string;
  readonly by: (asked: number) => { readonly amount: number; readonly [field: string]: number | string };
  /** Field of the edit for the source. */
  readonly source?: string;
  readonly spares?: (record: ChangeRecord | null) => boolean;
  readonly can?: (game: Erased, asked: number, scope: Scope) => boolean;
}

export const altersAmount = (
  id: string,
  { rule, field, by, source = 'card', spares = () => false, can = () => true, ...said }: Altering,
): Op =>
  op(id, {
    sort: 'effect',
    fields: field === undefined ? {} : { [field]: amount() },
    ...(said as Erased),
    rules: said.rules ?? [rule],
    example: said.example ?? { op: id, ...(field === undefined ? {} : { [field]: 1 }) },
    canChange: (game, seen: Erased, scope) => !spares(scope.record) && can(game, seen[field ?? ''], scope),
    run: (_, seen: Erased, { record, source: from }) =>
      spares(record) ? undefined : edit({ ...by(seen[field ?? '']), rule, [source]: from }),
  });
