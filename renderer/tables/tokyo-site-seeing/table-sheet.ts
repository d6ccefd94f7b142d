import type { KindOfSheet, TableSheet } from '#renderer/desk/sheet/table-sheet.ts';
import { localizedText, localizedTexts } from '#renderer/desk/words/words.ts';
import { kindOfFile, type PileCardKind } from './card-files.ts';
import { columnsWords } from './words/generated/columns-words.ts';

const first = ['id', 'name', 'reading'];
const played = [...first, 'rarity', 'traits', 'ap', 'cost', 'equip/ability', 'equip/target', 'range'];
const fought = ['solve/by', 'solve/ability', 'solve/target', 'hp', 'range', 'counterattack/amount', 'reward'];

const kind = (
  id: PileCardKind,
  shown: readonly string[],
  curves: readonly string[],
  begins?: KindOfSheet['begins'],
): KindOfSheet => ({
  ...{ id, ...localizedText(columnsWords, ({ kinds }) => kinds[id]), shown, curves },
  ...(begins === undefined ? {} : { begins }),
  list: id === 'pc' || id === 'bot' ? `${id}s` : 'cards',
  holds: (path) => kindOfFile(path) === id,
});

const ofPile = (pile: string) => ({ id: 'card', answers: { pile } });

export const tableSheet: TableSheet = {
  kinds: [
    kind('weapon', [...played, 'category'], ['ap', 'cost', 'equip/target', 'traits'], ofPile('weapon')),
    kind('item', [...played, 'category'], ['ap', 'cost', 'equip/target', 'traits'], ofPile('item')),
    kind('follower', [...played, 'category'], ['ap', 'cost', 'traits'], ofPile('follower')),
    kind('trouble', [...first, 'rarity', 'traits', 'ap', ...fought], ['ap', 'hp', 'reward', 'traits'], {
      id: 'trouble',
      answers: {},
    }),
    kind('site', [...first, 'rarity', 'traits', ...fought, 'solve/pcs'], ['hp', 'solve/target', 'reward']),
    kind('scenario', [...first, 'hp', 'solve/by', 'solve/target', 'reward', 'story'], ['hp', 'solve/target']),
    kind('artifact', [...played, 'category'], ['ap', 'traits']),
    kind('starter', [...first, 'copies', 'traits', 'ap', 'category', 'equip/target'], ['ap', 'traits']),
    kind(
      'pc',
      [...first, 'abilities/economy', 'abilities/tech', 'abilities/combat', 'abilities/empathy', 'maxHp'],
      ['maxHp'],
    ),
    kind('bot', [...first, 'start/text'], []),
    kind('mod', [...first, 'story'], []),
  ],
  titles: localizedTexts(columnsWords, ({ titles }) => titles),
};
