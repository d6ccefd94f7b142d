import { isSame, type Json } from '../basics/json.ts';
import { type Call, type ChangeRecord, finish, goto, type Next } from '../procedures/next.ts';
import { type Pick, rulebook } from '../procedures/procedure.ts';
import { namedOnce } from './delayed-effects.ts';
import { declining, picksToOffer } from './priority-passing.ts';
import type { KernelGame, Reaction } from './windows.ts';

const { procedure, call } = rulebook<KernelGame>();

interface Reacting {
  waiting: readonly Reaction[];
  /** Change that may be answered by optional reactions; null: none allowed. */
  readonly record: ChangeRecord | null;
  used: readonly Json[];
  declined: readonly number[];
}

/** Reactions to one change: forced ones first, in player or listed order; then optional ones until all decline. */
export const reactProcedure = procedure(
  'react',
  ({ reactions, record }: { reactions: readonly Reaction[]; record: ChangeRecord | null }): Reacting => ({
    waiting: reactions,
    record,
    used: [],
    declined: [],
  }),
  ({ step, choose, offer }) => ({
    next: choose(
      'KERNEL',
      {
        choose: offer('KERNEL', {
          fields: 'forced',
          among: (game, { waiting }) => {
            const live = namedOnce(waiting.filter((reaction) => isLive(game, reaction)));
            return (game.windows.forcedOrder === 'listed' ? live.slice(0, 1) : live).map(({ pick }) => pick);
          },
          then: (game, my, pick): Next => {
            const chosen = my.waiting.find((one) => isSame(one.pick, pick) && isLive(game, one));
            my.waiting = my.waiting.filter((one) => one !== chosen);
            return [chosen?.next, goto('next')];
          },
        }),
      },
      { asks: 'order' },
    ),
    anybody: step('KERNEL', (game, my) => (offered(game, my).length === 0 ? finish() : undefined)),
    window: choose('KERNEL', {
      react: offer('KERNEL', {
        fields: 'react',
        among: (game, my) => offered(game, my),
        then: (game, my, pick): Next => {
          const { windows } = game;
          const all = my.record === null ? [] : (windows.offered?.(game, my.record, my.used) ?? []);
          my.used = [...my.used, pick];
          my.declined = [];
          return [all.find((one) => isSame(one.pick, pick))?.next, goto('anybody')];
        },
      }),
      decline: offer('KERNEL', {
        fields: 'decline',
        among: (game, my) => declining(game, offered(game, my)),
        then: (_, my, { by }) => {
          if (by === undefined) return undefined;
          my.declined = [...my.declined, by];
          return goto('anybody');
        },
      }),
    }),
  }),
  ['record'],
);

/** Whether a forced reaction still applies: its source may have left since, or its limit may be reached. */
function isLive(game: KernelGame, { pick, record, due, lasting }: Reaction): boolean {
  if (lasting !== undefined) return game.table.lasting.some(({ id }) => id === lasting);
  const isListed = (listed: readonly Reaction[] = []) => listed.some((one) => isSame(one.pick, pick));
  if (due !== undefined) return isListed(game.windows.due?.(game, due));
  return record === undefined || isListed(game.windows.reactions(game, record));
}

function offered(game: KernelGame, my: Reacting): readonly Pick[] {
  if (my.record === null || game.windows.offered === undefined) return [];
  const picks = game.windows.offered(game, my.record, my.used).map(({ pick }) => pick);
  return picksToOffer(game, picks, my.declined);
}

export const reactTo = (reactions: readonly Reaction[], record: ChangeRecord | null = null): Call =>
  call(reactProcedure, { reactions, record });
