import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { sayIn } from './project-parts.ts';

type Locale = keyof Text;
export type NewType = 'asset' | 'event' | 'skill' | 'enemy' | 'treachery' | 'location' | 'act' | 'agenda';

const self: JsonObject = { op: 'self' };
const gainOne: JsonObject = { op: 'gainResources', who: self, amount: 1 };
const ability = (id: string, kind: string, does: JsonObject[], text: string, more: JsonObject = {}): JsonObject => ({
  ...{ id, kind, ...more, do: does, text },
});

/** What a new card of a type says besides its id and name; it can be played as it is. */
export const firstCards: Readonly<Record<NewType, (locale: Locale) => JsonObject>> = {
  asset: (locale) => ({
    ...{ level: 0, cost: 3, slots: ['hand'], icons: { wild: 1 } },
    abilities: [
      ability('use', 'action', [gainOne], sayIn(locale, 'リソース1を得る。', 'Gain 1 resource.'), {
        cost: { exhaust: true },
      }),
    ],
  }),
  event: (locale) => ({
    ...{ level: 0, cost: 1, icons: { wild: 1 } },
    abilities: [
      ability(
        'play',
        'play',
        [{ op: 'gainResources', who: self, amount: 3 }],
        sayIn(locale, 'リソース3を得る。', 'Gain 3 resources.'),
      ),
    ],
  }),
  skill: (locale) => ({
    ...{ level: 0, icons: { wild: 1 } },
    abilities: [
      ability(
        'success',
        'committed',
        [{ op: 'ifSucceeds', do: [gainOne] }],
        sayIn(locale, 'テストに成功したら、リソース1を得る。', 'If the test succeeds, gain 1 resource.'),
      ),
    ],
  }),
  enemy: () => ({ fight: 2, health: 2, evade: 2, damage: 1, horror: 1, keywords: ['hunter'] }),
  treachery: (locale) => ({
    copies: 2,
    abilities: [
      ability(
        'reveal',
        'revelation',
        [
          {
            ...{ op: 'test', skill: 'willpower', difficulty: 3 },
            failure: [{ op: 'dealHarm', to: self, horror: 1 }],
          },
        ],
        sayIn(
          locale,
          '啓示：意志（3）のテスト。失敗なら恐怖1を受ける。',
          'Revelation: willpower test (3). If you fail, take 1 horror.',
        ),
      ),
    ],
  }),
  location: () => ({ shroud: 2, clues: { perInvestigator: 1 }, connections: [] }),
  act: (locale) => ({
    sides: {
      a: { clues: { perInvestigator: 1 } },
      b: { name: sayIn(locale, 'その先', 'What follows'), abilities: [resolves('R1')] },
    },
  }),
  agenda: (locale) => ({
    sides: {
      a: { doom: 4 },
      b: { name: sayIn(locale, '終わりの時', 'The end'), abilities: [resolves('R2')] },
    },
  }),
};

export const resolves = (resolution: string): JsonObject =>
  ability('end', 'advance', [{ op: 'resolve', resolution }], `(→${resolution})`);
