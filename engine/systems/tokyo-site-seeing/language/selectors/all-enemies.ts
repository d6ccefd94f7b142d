import { op } from '../op.ts';

export const allEnemies = op('allEnemies', {
  sort: 'selector',
  counter: '体',
  fields: {},
  about: { ja: 'どのエリアでも、公開されている敵すべて', en: 'All visible enemies, in whatever area' },
  text: { ja: '公開されている敵すべて', en: 'all visible enemies' },
  any: { ja: '公開されている敵', en: 'a visible enemy' },
  example: { op: 'allEnemies' },
  run: (game) => game.visibleCards().filter((card) => game.isEnemy(card)),
});
