import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { blockOf } from '#engine/kernel/language/effect-procedures.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { type Deed, Trial } from '#engine/library/acts/in-order.ts';
import { metroChanges } from '../changes/changes.ts';
import type { Spot } from '../content/content.ts';
import type { MetroGame } from '../table/game.ts';
import { actCalled, canAct, objectsOf } from './acts.ts';

/** Answers that hold as long as the table stands as it is: whose, and what each spot says, by its number. */
interface Kept {
  revision: number;
  by: Thing;
  readonly known: boolean[];
  trial: Trial<MetroGame> | null;
}
const keptOf = memoizeByKey((_: MetroGame): Kept => ({ revision: -1, by: -1, known: [], trial: null }));

/**
 * Whether all acts of a spot can be done in the order printed (TM-PR-03). It is asked of every spot at every decision;
 * spots that say the same are asked once.
 */
export function canDoAll(game: MetroGame, by: Thing, card: Thing, spot: Spot): boolean {
  const kept = keptOf(game);
  if (kept.revision !== game.table.revision || kept.by !== by) {
    if (kept.revision !== game.table.revision) kept.trial = null;
    kept.revision = game.table.revision;
    kept.by = by;
    kept.known.length = 0;
  }
  kept.known[spot.says] ??= canDo(game, kept, card, spot);
  return kept.known[spot.says] as boolean;
}

function canDo(game: MetroGame, kept: Kept, card: Thing, spot: Spot): boolean {
  const { by } = kept;
  const [only, more] = spot.acts;
  if (only && more === undefined) {
    const amount = only.amount(game, game.scope(by, card));
    return canAct(game, actCalled(only.word), { by, amount });
  }
  // "Put a train, then give it speed" can be done where neither tells alone
  kept.trial ??= new Trial(game, game.on, metroChanges);
  return kept.trial.canDoInOrder(deedsOf(game, by, card, spot));
}

function deedsOf(game: MetroGame, by: Thing, card: Thing, { block, acts }: Spot): readonly Deed<MetroGame>[] {
  const scope = game.scope(by, card);
  return acts.map((one, i): Deed<MetroGame> => {
    if (one === null) {
      const effect = blockOf(game, block).effects[i];
      return (on) => (effect?.canChange(on, scope) ? [[]] : []);
    }
    const act = actCalled(one.word);
    return (on) => {
      const acting = { by, amount: one.amount(on, scope) };
      return objectsOf(on, act, acting).map((object) => act.does(on, acting, object));
    };
  });
}
