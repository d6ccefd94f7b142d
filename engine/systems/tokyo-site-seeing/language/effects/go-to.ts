import { selector } from '#engine/kernel/language/field.ts';
import { goThere } from '../../rulebook/15-arrive.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const goTo = op('goTo', {
  sort: 'effect',
  rules: ['TSS-MOVE-21'],
  fields: { who: selector('pc'), where: selector('area') },
  about: {
    ja: 'PCを判定なしで、選ばれたエリアに移す（エリアが決まっているなら moveTo）',
    en: 'Moves PCs to an area that was selected, without a check; for a given area there is moveTo',
  },
  text: { ja: '{who}を{where}に移動させる', en: 'move {who} to {where}' },
  facts: { printed: [phrases.adjacent] },
  example: { op: 'goTo', who: { op: 'self' }, where: { op: 'areaOf', of: { op: 'otherPcs' } } },
  canChange: (game, seen) => seen.who.some((pc) => seen.where[0] !== undefined && game.areaOf(pc) !== seen.where[0]),
  run: (game, seen) => {
    const [area] = seen.where;
    if (area === undefined) return undefined;
    return seen.who.filter((pc) => game.areaOf(pc) !== area).map((pc) => call(goThere, { who: [pc], area }));
  },
});
