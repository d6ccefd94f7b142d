import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { amount, flag, optional, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { batch, change, edit, type Next } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { altersAmount } from '../words/record-words.ts';
import { type OverridesOf, overrideOps } from '../words/renamed.ts';
import type { HarmDealing } from './dealing-harm.ts';
import { amountOfHarm, harmIn } from './kinds-of-harm.ts';

const op = opBuilder<Erased>();

export interface HarmNouns {
  /** By kind, in the same order. */
  readonly kinds: { readonly [kind: string]: { readonly ja: string; readonly en: string } };
  /** Sorts of things to which harm is dealt, as in fields of ops. */
  readonly on: readonly [string, ...string[]];
  /** A selector of one of these. */
  readonly example: { readonly op: string };
}

type HarmWordId = 'deal' | 'heal' | 'reduceDealt' | 'reduceAssigned' | 'moveAssigned';
interface SeenHarm {
  readonly to: readonly Thing[];
  readonly direct?: boolean;
  readonly [kind: string]: unknown;
}
type OnTable = { readonly table: ReadonlyTable };

/** The fields of harm are named after its kinds: `{op: 'deal', to, wounds: 2, fear: 1}`. */
export function kindsOfHarmWords<G extends OnTable>(
  { description, deal }: HarmDealing<G>,
  { kinds: nouns, on, example }: HarmNouns,
  said: OverridesOf<HarmWordId> = {},
): readonly Op[] {
  const { kinds, rules, room } = description;
  const names = Object.keys(kinds);
  const [first] = names as [string];
  const amounts = Object.fromEntries(names.map((kind) => [kind, optional(amount())]));
  const harmOf = (seen: SeenHarm) => harmIn(seen as Erased, names);
  const isUnderWay = ({ record }: Scope, kind: string) => record?.kind === kind;
  /** `sign` stands before each noun. */
  const harms = (sign: { readonly ja: string; readonly en: string } = { ja: '', en: '' }) => ({
    ja: firstWritten(
      withEach(names, (kind) => `${sign.ja}${nouns[kind]?.ja}{${kind}}点`).map((some) => some.join('と')),
    ),
    en: firstWritten(
      withEach(names, (kind) => `{${kind}} ${sign.en}${nouns[kind]?.en}`).map((some) => some.join(' and ')),
    ),
  });
  const some = harms();
  const dealt = harms({ ja: '{direct?直接}', en: '{direct?direct }' });

  /** Where a text can move the part under way: not back, and only where there is room. */
  const targets = (game: G, { to }: SeenHarm, { record }: Scope): readonly Thing[] => {
    if (record?.kind !== 'assigned' || record['direct'] === true) return [];
    const from = [record['of'], ...((record['movedFrom'] ?? []) as readonly Thing[])];
    return to.filter((one) => !from.includes(one) && room(game, one, record['harm'] as string) > 0);
  };
  const healed = ({ table }: OnTable, seen: SeenHarm) =>
    seen.to.flatMap((of) =>
      Object.entries(harmOf(seen)).flatMap(([harm, amount]) =>
        table.count(of, kinds[harm]?.counter ?? -1) > 0 ? [change('heal', { of, harm, amount })] : [],
      ),
    );

  return overrideOps(
    [
      op('deal', {
        sort: 'effect',
        fields: { to: selector(...on), ...amounts, direct: optional(flag()) } as Erased,
        rules: [rules.deal],
        about: {
          ja: '与える。受け手は自分のカードに割り振れる。direct なら割り振れず、移せない',
          en: 'Deals harm. A player can assign it to cards; direct harm cannot be assigned or moved',
        },
        text: {
          ja: `{to}に${dealt.ja}を与える`,
          en: `deal ${dealt.en} to {to}`,
        } as Erased,
        example: { op: 'deal', to: example, [first]: 1 } as Erased,
        canChange: (_: G, seen: Erased) => seen.to.length > 0 && amountOfHarm(harmOf(seen)) > 0,
        run: (_: G, seen: Erased, { source }): Next =>
          deal(
            (seen as SeenHarm).to.map((to) => ({ to, harm: harmOf(seen) })),
            { source, direct: seen.direct === true },
          ),
      }),
      op('heal', {
        sort: 'effect',
        fields: { to: selector(), ...amounts } as Erased,
        rules: [rules.heal],
        about: { ja: '取り除く。あるだけまで', en: 'Heals harm, at most as much as there is' },
        text: { ja: `{to}の${some.ja}を取り除く`, en: `heal ${some.en} from {to}` } as Erased,
        example: { op: 'heal', to: example, [first]: 1 } as Erased,
        canChange: (game: G, seen: Erased) => healed(game, seen).length > 0,
        run: (game: G, seen: Erased): Next => {
          const all = healed(game, seen);
          return all.length > 1 ? batch(all) : all;
        },
      }),
      op('reduceDealt', {
        sort: 'effect',
        fields: amounts as Erased,
        rules: [rules.deal],
        about: {
          ja: '今与えられようとしている量を、割り振る前に減らす',
          en: 'Reduces the harm about to be dealt, before it is assigned',
        },
        text: { ja: `${some.ja}を軽減する`, en: `reduce it by ${some.en}` } as Erased,
        example: { op: 'reduceDealt', [first]: 1 } as Erased,
        canChange: (_: G, seen: Erased, scope) =>
          isUnderWay(scope, 'deal') && Object.keys(harmOf(seen)).some((kind) => Number(scope.record?.[kind] ?? 0) > 0),
        run: (_: G, seen: Erased, scope): Next =>
          isUnderWay(scope, 'deal')
            ? Object.entries(harmOf(seen)).map(([harm, amount]) =>
                edit({ amount: -amount, harm, rule: rules.deal, card: scope.source }),
              )
            : undefined,
      }),
      altersAmount('reduceAssigned', {
        ...{ field: 'amount', rule: rules.between, by: (amount) => ({ amount: -amount }) },
        spares: (record) => record?.kind !== 'assigned',
        can: (_, amount, { record }) => amount > 0 && (record?.amount ?? 0) > 0,
        about: { ja: '今割り振られた分を減らす', en: 'Prevents a part of what was assigned' },
        text: { ja: '{amount}点を打ち消す', en: 'prevent {amount} of it' },
      }),
      op('moveAssigned', {
        sort: 'effect',
        fields: { to: selector(), amount: optional(amount()) },
        rules: [rules.between],
        about: {
          ja: '今割り振られた分を別のもの（選ばれた最初の一つ）に移す。数の指定がなければすべて。直接のものは移せない',
          en: 'Moves what was assigned to the first of these that can take it; without a number, all of it. Direct harm stays',
        },
        text: { ja: 'そのうち[{amount}点|すべて]を{to}に移す', en: 'move [{amount}|all] of it to {to}' },
        example: { op: 'moveAssigned', to: example } as Erased,
        canChange: (game: G, seen, scope) =>
          seen.amount !== 0 && (scope.record?.amount ?? 0) > 0 && targets(game, seen, scope).length > 0,
        run: (game: G, seen, scope): Next => {
          const { record, source } = scope;
          const [to] = targets(game, seen, scope);
          if (to === undefined || record === null) return undefined;
          const there = record.amount ?? 0;
          const most = Math.min(seen.amount ?? there, there, room(game, to, record['harm'] as string));
          return most > 0 ? edit({ amount: -most, to, rule: rules.between, card: source }) : undefined;
        },
      }),
    ],
    said,
  );
}

/** Every non-empty selection of the kinds, the largest first. */
function withEach(kinds: readonly string[], words: (kind: string) => string): readonly (readonly string[])[] {
  let all: readonly (readonly string[])[] = [[]];
  for (const kind of kinds) all = [...all, ...all.map((one) => [...one, words(kind)])];
  return all.filter((one) => one.length > 0).sort((a, b) => b.length - a.length);
}
/** The first wording whose places are all filled in. */
const firstWritten = (wordings: readonly string[]): string =>
  wordings.reduceRight((rest, one) => (rest === '' ? one : `[${one}|${rest}]`), '');
