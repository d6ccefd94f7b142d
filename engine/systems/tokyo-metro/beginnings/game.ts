import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, BeginningContext } from '#engine/kernel/contract/template.ts';

const usual: Text = { ja: '新しいゲーム', en: 'New game' };

const gamesIn = ({ documents }: BeginningContext): readonly JsonObject[] =>
  Object.entries(documents).flatMap(([path, value]) => (/^games\//.test(path) && isObject(value) ? [value] : []));

export const game: Beginning = {
  id: 'game',
  name: { ja: 'ゲーム（セットアップ）', en: 'Game (set-up)' },
  questions: (ground) => {
    const games = gamesIn(ground);
    const ids = games.map(({ id }) => String(id));
    return [
      {
        ...{ kind: 'choice', id: 'like', usual: ids[0] ?? '' },
        ask: { ja: 'どのゲームを元にしますか', en: 'Which game is it based on?' },
        choices: games.map(({ id, name }) => ({ value: String(id), label: { ja: String(name), en: String(name) } })),
      },
      {
        ...{ kind: 'id', id: 'id', usual: freeId(ids), taken: ids, pattern: '^[a-z][A-Za-z0-9-]*$' },
        ask: {
          ja: 'id は何ですか（小文字・数字・ハイフン）',
          en: 'What is its id? (lower-case letters, digits, hyphens)',
        },
      },
      {
        ...{ kind: 'text', id: 'name', usual: usual[ground.locale] },
        ask: { ja: '何という名前ですか', en: 'What is it called?' },
      },
    ];
  },
  write: ({ like, id = '', name = '' }, ground) => {
    const model = gamesIn(ground).find((one) => one['id'] === like);
    if (model === undefined) return [];
    const { $schema: _, overrides: __, ...rest } = model;
    return [{ kind: 'document', file: `games/${id}.json`, value: { ...rest, id, name } }];
  },
};

function freeId(taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? 'my-game' : `my-game-${number}`;
    if (!taken.includes(id)) return id;
  }
}
