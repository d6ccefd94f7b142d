import { op } from '../op.ts';

export const scenarioCards = op('scenarioCards', {
  sort: 'selector',
  counter: '枚',
  fields: {},
  about: { ja: '公開されているシナリオカードすべて', en: 'All scenario cards that are shown' },
  text: { ja: '公開されたシナリオカード', en: 'the shown scenario cards' },
  any: { ja: '公開されたシナリオカード', en: 'a shown scenario card' },
  example: { op: 'scenarioCards' },
  run: (game) => [
    ...game.table.at(game.layout.scenario.shown),
    ...game.visibleCards().filter((card) => game.isScenarioCard(card)),
  ],
});
