import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { type ChangeRecord, change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { botExhaust } from '../basics/vocabulary.ts';
import { afterUse } from './08-after.ts';
import { aim } from './19-battle.ts';
import { call, procedure } from './book.ts';
import { shown } from './shown.ts';
import { entryOf } from './targets.ts';

export interface Using {
  readonly by: Thing;
  readonly source: Thing;
  readonly effect: number;
  /** -1: no attack. */
  readonly target: Thing;
  /** Null: an action of its own. */
  readonly record: ChangeRecord | null;
}

/** Uses an entry: announce, run, then the part after ⇒ (p.26, 27). */
export const useEntry = procedure(
  'useEntry',
  ({ by, source, effect, target, record }: Using) => ({
    by,
    source,
    effect,
    target,
    record,
    uses: [source] as readonly Thing[],
  }),
  ({ step }) => ({
    show: step('KERNEL', (game, my) => shown(game, my)),
    // Exhausts both skills of a BOT card (TSS-BOT-04) at once, so that it does not answer itself
    bot: step(
      'TSS-BOT-02',
      (game, my): Next =>
        game.isBot(my.source) ? change('exhaust', { by: my.by, bot: my.source, amount: botExhaust }) : undefined,
    ),
    purchase: step(
      'TSS-BUY-08',
      (game, my): Next =>
        entryOf(game, my.source, my.effect)?.buys === true && game.isCard(my.source)
          ? change('purchase', { by: my.by, card: my.source, way: 'card', amount: 0 })
          : undefined,
    ),
    do: step('KERNEL', (game, my): Next => {
      const entry = entryOf(game, my.source, my.effect);
      if (entry === undefined) return undefined;
      if (entry.attack && my.target >= 0)
        return call(aim, { by: my.by, source: my.source, effect: my.effect, target: my.target });
      return runBlock(entry.block, game.scope(my.by, my.source, { target: my.target, record: my.record }));
    }),
    after: step('KERNEL', (game, my): Next => {
      const after = entryOf(game, my.source, my.effect)?.after;
      return call(afterUse, { by: my.by, source: my.source, do: after?.do ?? null, times: after?.times ?? 1 });
    }),
  }),
  ['source', 'uses', 'record'],
);

export const useProcedures = [useEntry];
