import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const enemiesHere = op('enemiesHere', {
  sort: 'selector',
  counter: '体',
  fields: {},
  about: { ja: 'このエリアで公開されている敵すべて', en: 'All visible enemies in this area' },
  text: { ja: 'このエリアの敵すべて', en: 'all enemies in this area' },
  any: { ja: 'このエリアの敵', en: 'an enemy in this area' },
  facts: { unit: 'enemies', tags: ['isHit'], printed: [phrases.allEnemies, phrases.thisArea] },
  example: { op: 'enemiesHere' },
  run: (game, _, scope) =>
    game.visibleCards().filter((card) => game.isEnemy(card) && game.areaOfCard(card) === here(game, scope)),
});
