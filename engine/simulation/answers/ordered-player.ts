import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { best } from '#engine/players/best.ts';
import { answersOf, decisionOf, type PlayerMaker } from '#engine/players/player.ts';
import { isWith, kindsOf } from './answer-kinds.ts';

/** What a program does against its own judgement. */
export type Order = {
  /** Whose: the players together, a seat or a role, as figures name them. */
  readonly figure: string;
} & (
  | {
      /** Gives an answer of this kind once, as soon as it can. */
      readonly once: string;
    }
  | {
      /** Gives no answer with this design while there is another. */
      readonly without: string;
    }
);

/** The same program under an order. */
export function ordered(make: PlayerMaker, order: Order): PlayerMaker {
  return (seed, effort) => {
    const program = make(seed, effort);
    const next = stream(seed, 'player ordered');
    let isDone = false;
    return {
      choose(session, seat) {
        const own = program.choose(session, seat);
        if (isDone || ('without' in order && !isMeant(session, own, order))) return own;
        const decision = decisionOf(session);
        const all = [...(answersOf(session, decision, seat) ?? decision.options.keys())];
        const wanted = all.filter((index) => isMeant(session, decision.option(index), order) === 'once' in order);
        if (wanted.length === 0) return own;
        isDone = 'once' in order;
        return decision.option(best(session, decision, wanted, next));
      },
    };
  };
}

function isMeant(session: Session, option: Option, order: Order): boolean {
  const kinds = kindsOf(session, option);
  const isOfKind = 'once' in order ? kinds.includes(order.once) : kinds.some((kind) => isWith(kind, order.without));
  return isOfKind && isOf(session, option, order.figure);
}

function isOf({ system, game }: Session, { pick }: Option, figure: string): boolean {
  const [what, which] = figure.split('/');
  if (what === 'wins' || pick['by'] === undefined) return what === 'wins';
  const seat = system.seatOf(game, pick['by']);
  return what === 'seat' ? `${seat + 1}` === which : seat >= 0 && system.roles(game, seat).includes(which ?? '');
}
