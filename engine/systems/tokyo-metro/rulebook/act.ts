import { finish, type Next, undone } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { ActWord } from '../acts/act-words.ts';
import { type Act, type Acting, actCalled, askedActs, objectsOf } from '../acts/acts.ts';
import type { MetroGame } from '../table/game.ts';
import { call, procedure } from './book.ts';

interface Given extends Acting {
  readonly word: ActWord;
}

/**
 * One act of a spot:
 * 1. what cannot be done is left undone, what can be done to one thing alone is done to it;
 * 2. else its object is chosen.
 */
const act = procedure(
  'act',
  ({ word, by, amount }: Given) => ({ word, by, amount }),
  ({ step, choose, offer }) => {
    const answerTo = (one: Act): Offer<MetroGame, Given, { readonly [field: string]: number }> =>
      offer<{ readonly [field: string]: number }>(one.rule, {
        fields: one.fields as never,
        among: (game, my) => (my.word === one.word ? one.among(game, my) : []),
        except: Object.fromEntries(
          Object.entries(one.except).map(([rule, excludes]) => [
            rule,
            (game: MetroGame, my: Given, pick: { readonly [field: string]: number }) =>
              excludes(game, my, { ...pick, by: my.by }),
          ]),
        ),
        then: (game, my, pick): Next => [...one.does(game, my, { ...pick, by: my.by }), finish()],
      });
    return {
      only: step('TM-PR-03', (game, my): Next => {
        const one = actCalled(my.word);
        const [object, other] = objectsOf(game, one, my);
        if (object === undefined) return [undone, finish()];
        return other === undefined ? [...one.does(game, my, object), finish()] : undefined;
      }),
      object: choose('TM-PR-03', Object.fromEntries(askedActs.map((one) => [one.word, answerTo(one)]))),
    };
  },
);
export const actProcedure = act;

export const doAct = (word: ActWord, acting: Acting): Next => call(act, { word, ...acting });
