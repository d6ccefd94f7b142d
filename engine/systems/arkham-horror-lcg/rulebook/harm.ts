import { batch, type Call, change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { oneByOne } from '#engine/library/acts/one-by-one.ts';
import { choicesOfSeveral } from '#engine/library/choices/each-chooses.ts';
import { dealingHarm, type HowDealt } from '#engine/library/harm/dealing-harm.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { defeated, defeatOf, hasLimit } from './elimination.ts';

/** How much more a thing can take before it is defeated; an investigator takes all that is left (AH-DH-03, AH-DH-04). */
function room(game: ArkhamGame, thing: Thing, kind: string): number {
  const isDamage = kind === 'damage';
  if (game.isSeat(thing)) return Number.POSITIVE_INFINITY;
  if (game.type(thing) === 'enemy') return isDamage ? Number.POSITIVE_INFINITY : 0;
  const limit = isDamage ? 'health' : 'sanity';
  const taken = game.count(thing, isDamage ? counter.damage : counter.horror);
  return hasLimit(game, thing, limit) ? Math.max(0, game.value(limit, thing) - taken) : 0;
}

/** The lead orders what is defeated at once (AH-DH-07). */
export const defeatsInOrder = oneByOne<ArkhamGame, { readonly to: Thing; readonly by: Thing; readonly next: Next }>(
  'AH-DH-07',
  {
    fields: ['by', 'target'],
    matters: (_, left) => left.length > 1,
    choosable: (_, left) => left,
    named: ({ to, by }) => ({ by, target: to }),
    isMeant: ({ to }, pick) => pick['target'] === to,
  },
);

export const harm = dealingHarm<ArkhamGame>({
  kinds: {
    damage: { counter: counter.damage, answer: 'assignDamage' },
    horror: { counter: counter.horror, answer: 'assignHorror' },
  },
  rules: {
    deal: 'AH-DH-02',
    assign: 'AH-DH-03',
    between: 'AH-DH-05',
    place: 'AH-DH-06',
    dealt: 'AH-DH-06',
    defeat: 'AH-DH-07',
    heal: 'AH-DH-10',
  },
  takers: (game, to) => (game.isSeat(to) ? game.at('play', to).filter((card) => game.type(card) === 'asset') : []),
  room,
  over: defeated,
  // All are announced together, so that none begins while another is handled
  defeat: (game, over) => [
    batch(over.map((of) => change('falls', { of, amount: 1 }))),
    defeatsInOrder.inOrder(
      game,
      over.map((to) => ({ to, by: game.lead, next: defeatOf(game, to) })),
    ),
  ],
  also: ['attacker'],
});

/** Choices of several investigators; harm that they lead to is dealt together (AH-TM-12). */
export const several = choicesOfSeveral(harm.joined);

export interface DealtHarm {
  readonly damage: number;
  readonly horror: number;
}
/** Deals damage and horror to an investigator or a card in one deal (AH-DH-02). */
export const deal = (to: Thing, { damage, horror }: DealtHarm, how: HowDealt = {}): Call =>
  harm.deal([{ to, harm: { damage, horror } }], how);
