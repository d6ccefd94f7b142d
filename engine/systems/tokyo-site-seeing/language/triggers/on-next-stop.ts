import { idsOf, selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { thingIn } from '../../changes/kinds.ts';
import { counter } from '../../table/counters.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';

/** How far a route has come is the number of progress tokens on the card whose text it is. */
export const onNextStop = op('onNextStop', {
  sort: 'trigger',
  rules: ['TSS-SCN-08', 'TSS-MOVE-20'],
  fields: { who: selector('pc'), route: idsOf('area') },
  about: {
    ja: 'PCがルートの次のエリアに入ったとき。次がどこかは、このカードの進行トークンの数で決まる（0個なら最初）。寄り道や引き返しは数えない',
    en: 'When a PC enters the next area of a route; how far it has come is the number of progress tokens on this card (none: the first). Detours and turning back do not count',
  },
  text: {
    ja: '{who:any}がルート（{route}）の次のエリアに入ったとき',
    en: 'when {who:any} enters the next area of the route ({route})',
  },
  facts: { time: /次のエリアに入ったとき|\b(?:enters?|entering) the next area\b/ },
  example: { op: 'onNextStop', who: { op: 'allPcs' }, route: ['AKB', 'SJK', 'SBY'] },
  run: (_, seen) =>
    answering(seen, {
      change: 'enter',
      about: { who: 'by' },
      where: (game: TokyoGame, scope, record) => {
        const next = seen.route(game, scope)[game.count(scope.source, counter.progress)];
        return next !== undefined && thingIn(record, 'area') === game.areaCalled(next);
      },
    }),
});
