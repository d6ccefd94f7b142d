import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { amount, optional, selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Counter, Thing } from '#engine/kernel/table/things-and-places.ts';
import { countedOn } from './counter-words.ts';
import type { WordOverrides } from './renamed.ts';

const op = opBuilder<Erased>();

export interface Tokens {
  readonly counter: Counter;
  readonly noun: { readonly ja: string; readonly en: string; readonly many: string };
  readonly example: { readonly op: string };
}
interface Word extends WordOverrides {
  readonly id: string;
  /** Kinds of things, as in fields of ops. */
  readonly on: readonly [string, ...string[]];
}
interface Changing<G> extends Word {
  /** Default: `on`. */
  readonly field?: string;
  /** Whether it affects a thing; `take` also checks that there are tokens. */
  readonly can?: (game: G, thing: Thing) => boolean;
  readonly done: (game: G, on: readonly Thing[], amount: number, scope: Scope) => Next;
}
interface Moving extends Word {
  readonly done: (from: Thing, to: Thing, amount: number) => Next;
}
interface Counting extends Word {
  /** Default: unlimited. */
  readonly most?: number;
}

export interface TokenWords<G> {
  readonly put?: Changing<G>;
  readonly take?: Changing<G>;
  readonly move?: Moving;
  readonly count?: Counting;
  readonly has?: Word;
}

type OnTable = { readonly table: ReadonlyTable };

export function tokenWords<G extends OnTable>(tokens: Tokens, words: TokenWords<G>): readonly Op[] {
  const { counter, noun, example } = tokens;
  const { ja, en, many } = noun;
  const countOn = ({ table }: OnTable, thing: Thing) => table.count(thing, counter);
  const { put, take, move, count, has } = words;
  return [
    ...(put === undefined
      ? []
      : [
          changing(put, example, {
            about: { ja: `${ja}を置く`, en: `Places ${many}` },
            text: (on) => ({ ja: `{${on}}に${ja}を{amount}個置く`, en: `place {amount*${en}|${many}} on {${on}}` }),
          }),
        ]),
    ...(take === undefined
      ? []
      : [
          changing(
            { ...take, can: (game: G, one) => countOn(game, one) > 0 && take.can?.(game, one) !== false },
            example,
            {
              about: { ja: `${ja}を取り除く`, en: `Removes ${many}` },
              text: (on) => ({
                ja: `{${on}}から${ja}を{amount}個取り除く`,
                en: `take {amount*${en}|${many}} off {${on}}`,
              }),
            },
          ),
        ]),
    ...(move === undefined ? [] : [moving(move, tokens)]),
    ...(count === undefined ? [] : [counting(count, tokens)]),
    ...(has === undefined
      ? []
      : [
          said(has, {
            sort: 'condition',
            fields: { of: selector(...has.on) },
            about: { ja: `選ばれたもののどれかに${ja}があるか`, en: `Whether there is a ${en} on any of them` },
            text: { ja: `{of}に${ja}がある`, en: `there is a ${en} on {of}` },
            also: [negatedWording(`{of}に${ja}がない`, `there is no ${en} on {of}`)],
            example: { of: example },
            run: (game: G, seen: { of: readonly Thing[] }) => seen.of.some((one) => countOn(game, one) > 0),
          }),
        ]),
  ];
}

function said({ id, rules, facts, about, text, example }: Word, parts: Erased): Op {
  const own = { rules, facts, about, text };
  const known = Object.fromEntries(Object.entries(own).filter(([, one]) => one !== undefined));
  return op(id, { ...parts, ...known, example: example ?? { op: id, ...parts.example } });
}

function changing<G>(
  word: Changing<G>,
  example: { readonly op: string },
  { about, text }: { readonly about: Op['about']; readonly text: (field: string) => Op['text'] },
): Op {
  const { on, field = 'on', can = () => true, done } = word;
  const things = (seen: Erased): readonly Thing[] => seen[field];
  return said(word, {
    sort: 'effect',
    fields: { [field]: selector(...on), amount: amount() },
    about,
    text: text(field),
    example: { [field]: example, amount: 1 },
    canChange: (game: G, seen: Erased) => seen.amount > 0 && things(seen).some((one) => can(game, one)),
    run: (game: G, seen: Erased, scope: Scope) => done(game, things(seen), seen.amount, scope),
  });
}

function moving(word: Moving, { counter, noun: { ja, many }, example }: Tokens): Op {
  interface Seen {
    readonly from: readonly Thing[];
    readonly to: readonly Thing[];
    readonly amount: number | undefined;
  }
  return said(word, {
    sort: 'effect',
    fields: { from: selector(...word.on), to: selector(...word.on), amount: optional(amount()) },
    about: {
      ja: `${ja}を別のものに移す。数の指定がなければすべて`,
      en: `Moves ${many} to something else; without a number, all of them`,
    },
    text: { ja: `{from}の${ja}[{amount}個]を{to}に移す`, en: `move [{amount} of ]the ${many} of {from} to {to}` },
    example: { from: example, to: example },
    canChange: ({ table }: OnTable, seen: Seen) =>
      seen.to.length > 0 && seen.amount !== 0 && seen.from.some((one) => table.count(one, counter) > 0),
    run: ({ table }: OnTable, seen: Seen) => {
      const [to] = seen.to;
      if (to === undefined) return undefined;
      return seen.from
        .filter((from) => from !== to)
        .map((from) => word.done(from, to, seen.amount ?? table.count(from, counter)));
    },
  });
}

const counting = (word: Counting, { counter, noun: { ja, many }, example }: Tokens): Op => {
  const { id, on, most, rules = [], facts = {}, about, text } = word;
  return {
    ...countedOn(id, {
      ...{ counter, on, example, facts },
      about: about ?? { ja: `${ja}の合計`, en: `The total number of ${many} on it` },
      text: text ?? { ja: `{of}の${ja}の数`, en: `the number of ${many} on {of}` },
      ...(most === undefined ? {} : { most }),
    }),
    rules,
  };
};
