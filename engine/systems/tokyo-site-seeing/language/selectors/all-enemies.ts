import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const allEnemies = op('allEnemies', {
  sort: 'selector',
  counter: '体',
  fields: {},
  about: { ja: 'どのエリアでも、公開されている敵すべて', en: 'All visible enemies, in whatever area' },
  text: { ja: '公開されている敵すべて', en: 'all visible enemies' },
  any: { ja: '公開されている敵', en: 'a visible enemy' },
  facts: { unit: 'enemies', tags: ['isHit'], printed: [phrases.allEnemies] },
  example: { op: 'allEnemies' },
  run: (game) => game.visibleCards().filter((card) => game.isEnemy(card)),
});
