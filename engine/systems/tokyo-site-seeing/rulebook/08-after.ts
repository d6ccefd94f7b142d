import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { AfterWord } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { procedure } from './book.ts';

interface After {
  readonly by: Thing;
  readonly source: Thing;
  readonly do: AfterWord | null;
  readonly times: number;
}

/** 各種効果使用後の処理 (p.23): the part after ⇒. A card that has moved is left alone (TSS-POST-10). */
export const afterUse = procedure(
  'afterUse',
  (the: After) => ({ by: the.by, source: the.source, do: the.do as AfterWord | null, times: the.times }),
  ({ step }) => ({
    unsaid: step('TSS-POST-12', (game, my): Next => {
      if (my.do === null && isPlayed(game, my.source)) my.do = 'discard';
      return undefined;
    }),
    exhaust: step('TSS-POST-02', (game, my): Next => {
      if (my.do !== 'exhaust' || isGone(game, my)) return undefined;
      const on = game.isSkill(my.source) ? { skill: my.source } : { card: my.source };
      return change('exhaust', { by: my.by, ...on, amount: my.times });
    }),
    discard: step(
      'TSS-POST-05',
      (game, my): Next =>
        my.do === 'discard' && !isGone(game, my) ? change('discard', { by: my.by, card: my.source }) : undefined,
    ),
    scrap: step(
      'TSS-POST-06',
      (game, my): Next =>
        my.do === 'scrap' && !isGone(game, my) ? change('scrap', { by: my.by, card: my.source }) : undefined,
    ),
    // Texts that replace scrapping have run (TSS-POST-09)
    site: step('TSS-POST-07', (game, my): Next => {
      if (my.do !== 'scrap' || isGone(game, my) || !game.isInSite(my.by)) return undefined;
      return change('remove', { by: my.by, card: my.source });
    }),
    remove: step(
      'TSS-POST-08',
      (game, my): Next =>
        my.do === 'remove' && !isGone(game, my) ? change('remove', { by: my.by, card: my.source }) : undefined,
    ),
  }),
  ['source'],
);

const isPlayed = (game: TokyoGame, source: Thing) =>
  game.isCard(source) && game.table.placeOf(source) === game.place('inPlay');

function isGone(game: TokyoGame, { by, source }: { by: Thing; source: Thing }): boolean {
  return game.isCard(source) && !isPlayed(game, source) && !game.equipped(by).includes(source);
}

export const afterProcedures = [afterUse];
