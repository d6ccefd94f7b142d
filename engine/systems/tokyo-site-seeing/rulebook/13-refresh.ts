import { change, finish } from '#engine/kernel/procedures/next.ts';
import type { Offer, Pick } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { marked } from '../table/marked.ts';
import { counter } from '../table/numbered.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';

const asObject = (game: TokyoGame, thing: Thing): Pick => marked(game, thing);

/** 消耗トークンの返却 (p.27): discard one card, remove one token. */
const refreshThing = procedure(
  'refreshThing',
  ({ by, thing }: { by: Thing; thing: Thing }) => ({ by, thing }),
  ({ step, choose, offer }) => ({
    pay: choose('TSS-RECOVER-04', {
      discard: offer('TSS-RECOVER-04', {
        fields: ['by', 'card'],
        among: (game, my) => game.hand(my.by).map((card) => ({ by: my.by, card })),
        then: (_, my, { card }) => change('discard', { by: my.by, card }),
      }),
    }),
    refresh: step('TSS-RECOVER-01', (game, my) => [
      change('refresh', { by: my.by, ...asObject(game, my.thing), amount: 1 }),
      finish(),
    ]),
  }),
);

export const refreshOffer: Offer<TokyoGame, object, Pick> = {
  rule: 'TSS-RECOVER-01',
  fields: ['by', 'skill', 'card', 'bot'],
  among: (game) => {
    const picks: Pick[] = [];
    for (const by of mayAct(game)) {
      for (const skill of game.skillsOf(by)) picks.push({ by, skill });
      for (const card of game.equipped(by)) picks.push({ by, card });
      for (const bot of game.bots) picks.push({ by, bot });
    }
    return picks;
  },
  outside: onlyWhoActs,
  except: {
    'TSS-RECOVER-06': (game, _, pick) => game.count(thingOf(pick), counter.exhaust) === 0,
    'TSS-RECOVER-01': (game, _, pick) => game.hand(pick['by'] as Thing).length === 0,
  },
  then: (_, __, pick) => call(refreshThing, { by: pick['by'] as Thing, thing: thingOf(pick) }),
};
const thingOf = (pick: Pick): Thing => (pick['skill'] ?? pick['bot'] ?? pick['card']) as Thing;

export const refreshProcedures = [refreshThing];
