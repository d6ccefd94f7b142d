import { extended } from '#engine/kernel/basics/extended.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { ChangeRecord, Next, RecordEdit, RuleId } from '#engine/kernel/procedures/next.ts';
import type { Counter, Thing } from '#engine/kernel/table/things-and-places.ts';

/** Amounts by kind. */
export type Harm = { readonly [kind: string]: number };

export interface HarmKind {
  readonly counter: Counter;
  /** Answer that assigns harm of this kind to a card. */
  readonly answer: string;
}

/** A game in which harm has kinds and can be assigned to several takers. */
export interface HarmDescription<G> {
  /** In the order in which they are assigned. */
  readonly kinds: { readonly [kind: string]: HarmKind };
  readonly rules: {
    readonly [of in 'deal' | 'assign' | 'between' | 'place' | 'dealt' | 'defeat' | 'heal']: RuleId;
  };
  /** Cards that can take harm for what it is dealt to, in the order in which they are asked about. */
  takers(game: G, to: Thing): readonly Thing[];
  /** How much more of a kind it can take: 0 if it has no value for it, infinite if there is no limit. */
  room(game: G, thing: Thing, kind: string): number;
  /** Who assigns; default: what it is dealt to. */
  assigner?(game: G, to: Thing): Thing;
  /** Everything at or over its limit. */
  over(game: G): readonly Thing[];
  /** What happens to those: all at once, or ordered by `oneByOne`. */
  defeat(game: G, over: readonly Thing[]): Next;
  /** Further fields that a deal hands on to its changes, such as what it is part of. */
  readonly also?: readonly string[];
}

/** What remains of an assigned part after its windows. */
export interface LeftAssigned {
  readonly amount: number;
  readonly moved: readonly { readonly to: Thing; readonly amount: number }[];
}

export const amountOfHarm = (harm: Harm): number => Object.values(harm).reduce((sum, amount) => sum + amount, 0);

/** The amounts in a record; of announced or dealt harm. */
export const harmIn = (record: JsonObject | ChangeRecord, kinds: readonly string[]): Harm =>
  Object.fromEntries(
    kinds.flatMap((kind): [string, number][] => {
      const amount = record[kind];
      return typeof amount === 'number' && amount > 0 ? [[kind, amount]] : [];
    }),
  );

/** An edit takes away at most what is there, so that it says what it did. */
function countNewest(record: ChangeRecord, of: (edit: RecordEdit) => string): ChangeRecord {
  const { edits = [], base = 0 } = record;
  const newest = edits.at(-1);
  if (newest === undefined) return record;
  const field = of(newest);
  const before =
    field === 'amount' ? edits.slice(0, -1).reduce((sum, edit) => sum + edit.amount, base) : Number(record[field] ?? 0);
  const exact = extended(newest, { amount: Math.max(-before, newest.amount) });
  const all = [...edits.slice(0, -1), exact];
  const amount = all.reduce((sum, edit) => sum + edit.amount, base);
  return extended(record, { amount, [field]: before + exact.amount, edits: all });
}

/**
 * - `deal {to, …kinds}` announces harm: what replaces or reduces all of it answers this
 * - `assigned {of, harm, amount}` is one part, before anything is placed: what prevents or moves it answers this
 * - `harm {of, harm, amount}` places one part, together with all others
 * - `dealt {to, …kinds}` happens together with these; only if something is placed
 * - `takeHarm {to, …kinds}` deals harm as one of several simultaneous changes, such as the parts of a cost
 */
export function harmChanges<G extends KernelGame>(
  { kinds, rules, over, also = [] }: HarmDescription<G>,
  { defeat, deal }: { readonly defeat: Next; readonly deal: (record: ChangeRecord) => Next },
): readonly AnyChange[] {
  const kind = changes<G>();
  const names = Object.keys(kinds);
  const whole = ['to', ...names, 'amount', 'direct', ...also];
  const part = ['of', 'to', 'harm', 'amount', 'direct', 'movedFrom', ...also];
  const counterOf = (record: ChangeRecord) => (kinds[record['harm'] as string] as HarmKind).counter;
  const ofOne = ({ of }: ChangeRecord) => of as Thing;
  return [
    kind('deal', rules.deal, {
      fields: whole,
      subject: 'to',
      count: (record) => countNewest(record, ({ harm }) => String(harm ?? names[0])),
      outcome: (_, record): Json => harmIn(record, names),
      apply: () => undefined,
    }),
    kind('assigned', rules.between, {
      fields: part,
      count: (record) => countNewest(record, () => 'amount'),
      outcome: (_, { amount = 0, edits = [] }): Json => ({
        amount,
        moved: edits.flatMap((edit) =>
          typeof edit['to'] === 'number' && edit.amount < 0 ? [{ to: edit['to'], amount: -edit.amount }] : [],
        ),
      }),
      apply: () => undefined,
    }),
    kind('harm', rules.place, {
      fields: ['of', 'harm', 'amount', ...also],
      holds: (_, { amount = 0 }) => amount > 0,
      apply: (table, _, record) => void table.add(ofOne(record), counterOf(record), record.amount ?? 0),
    }),
    kind('dealt', rules.dealt, {
      fields: whole,
      apply: (_, game) => (over(game).length === 0 ? undefined : defeat),
    }),
    kind('takeHarm', rules.deal, { fields: whole, apply: (_, __, record) => deal(record) }),
    kind('heal', rules.heal, {
      fields: ['of', 'harm', 'amount'],
      prepare: ({ table }, record) => {
        const there = table.count(ofOne(record), counterOf(record));
        const { amount = 0, base = amount } = record;
        // Less than was asked is not done in full
        return extended(record, { base, amount: Math.min(amount, there) });
      },
      holds: (_, { amount = 0 }) => amount > 0,
      apply: (table, _, record) => {
        const [of, counter] = [ofOne(record), counterOf(record)];
        return void table.set(of, counter, Math.max(0, table.count(of, counter) - (record.amount ?? 0)));
      },
    }),
  ];
}

/** Nothing is left of a part that was cancelled or replaced. */
export const leftOf = (outcome: Json): LeftAssigned =>
  isObject(outcome) ? (outcome as unknown as LeftAssigned) : { amount: 0, moved: [] };
