import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { cardTypes } from '../formats/cards.ts';
import { sayIn } from './project-parts.ts';

type Locale = keyof Text;
/** What a new card can be: a type, or a kind of card that many authors look for under its own name. */
export type NewType = (typeof cardTypes)[number] | 'weakness' | 'storyAsset';

const self: JsonObject = { op: 'self' };
const gainOne: JsonObject = { op: 'gainResources', who: self, amount: 1 };
const ability = (id: string, kind: string, does: JsonObject[], text: string, more: JsonObject = {}): JsonObject => ({
  ...{ id, kind, ...more, do: does, text },
});

/** What a new card says besides its id and name; it can be played as it is. */
export const firstCards: Readonly<Record<NewType, (locale: Locale) => JsonObject>> = {
  asset: (locale) => ({
    type: 'asset',
    ...{ level: 0, cost: 3, slots: ['hand'], icons: { wild: 1 } },
    abilities: [
      ability(
        'use',
        'action',
        [gainOne],
        sayIn(locale, 'このカードを消耗する：リソース1を得る。', 'Exhaust this card: Gain 1 resource.'),
        { cost: { exhaust: true } },
      ),
    ],
  }),
  event: (locale) => ({
    type: 'event',
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
    type: 'skill',
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
  enemy: () => ({ type: 'enemy', fight: 2, health: 2, evade: 2, damage: 1, horror: 1, keywords: ['hunter'] }),
  weakness: (locale) => ({
    ...{ type: 'treachery', weakness: 'basic' },
    abilities: [
      ability(
        'reveal',
        'revelation',
        [{ op: 'dealHarm', to: self, horror: 1 }],
        sayIn(locale, '啓示：恐怖1を受ける。', 'Revelation: take 1 horror.'),
      ),
    ],
  }),
  treachery: (locale) => ({
    ...{ type: 'treachery', copies: 2 },
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
  storyAsset: (locale) => ({
    ...{ type: 'asset', unique: true, slots: ['ally'], health: 2, sanity: 2 },
    abilities: [
      ability(
        'reveal',
        'revelation',
        [{ op: 'takeControl', card: { op: 'thisCard' } }],
        sayIn(locale, '啓示：このカードのコントロールを得る。', 'Revelation: take control of this card.'),
      ),
    ],
  }),
  location: () => ({ type: 'location', shroud: 2, clues: { perInvestigator: 1 }, connections: [] }),
  act: (locale) => ({
    type: 'act',
    sides: {
      a: { clues: { perInvestigator: 1 } },
      b: { name: sayIn(locale, 'その先', 'What follows'), abilities: [] },
    },
  }),
  agenda: (locale) => ({
    type: 'agenda',
    sides: {
      a: { doom: 4 },
      b: { name: sayIn(locale, '兆し', 'An omen'), abilities: [] },
    },
  }),
};

export const resolves = (resolution: string): JsonObject =>
  ability('end', 'advance', [{ op: 'resolve', resolution }], `(→${resolution})`);
