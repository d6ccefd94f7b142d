import { Type } from 'typebox';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { whole } from '#engine/library/formats/fields.ts';
import { type Plan, planOf } from '#engine/library/plain-game/plan.ts';
import {
  type CounterEntry,
  counterEntry,
  type EachEntry,
  enumEntry,
  flagEntry,
  type Own,
  type OwnEntry,
  type PlaceEntry,
} from '#engine/library/plain-game/plan-entries.ts';
import type { Hides, Part } from '#engine/library/table-document/part.ts';
import { count, flag, group, namedValue, ofAnother, readOnly, titled } from '#engine/library/table-document/parts.ts';
import { abilities, areaIds, discardKinds, phases, pileKinds, results, skillKinds } from '../basics/vocabulary.ts';
import groups from '../words/groups.json' with { type: 'json' };
import { exploration } from './exploration-part.ts';
import type { TokyoGame } from './game.ts';
import { type CounterName, counter, numbered, type PlaceKey } from './numbered.ts';

const title = (ja: string, en: string) => ({ title: en, 'x-title-ja': ja });

const damage = counterEntry('ダメージトークン', 'Damage tokens');
const progress = counterEntry('進行トークン', 'Progress tokens');
const exhaust = counterEntry('消耗トークン', 'Exhaust tokens');

/**
 * SITE cards in deck and encounter slot are one pool; scenario cards are not shuffled. Hands are open (TSS-INFO-04).
 */
const faceDown: Hides = { id: 'decks', rule: 'TSS-INFO-02', from: 'all' };
const unrevealed: Hides = { id: 'unrevealed', rule: 'TSS-INFO-05', from: 'all' };
const siteCards: Hides = { ...unrevealed, pool: 'site' };
const inOrder: Hides = { ...unrevealed, shuffled: false };

const lie = (hides?: Hides): PlaceEntry => ({
  ...{ is: 'place', sort: 'card', said: {}, shows: () => undefined },
  ...(hides && { hides }),
});
const cards = (ja: string, en: string, hides?: Hides): PlaceEntry => ({ ...lie(hides), said: title(ja, en) });
const inSlot = (ja: string, en: string): PlaceEntry => ({ ...cards(ja, en), shows: tokensOn });
const each = <E extends Own | PlaceEntry>(sort: string, ja: string, en: string, of: E): EachEntry<E> => ({
  ...{ is: 'each', sort, said: title(ja, en), of },
});
const own = (part: OwnEntry['part']): OwnEntry => ({ is: 'own', part });
const spoken = (part: NonNullable<CounterEntry['part']>): CounterEntry => ({ is: 'counter', part });

function tokensOn(game: TokyoGame, card: Thing): JsonObject | undefined {
  const tokens = { damage: game.count(card, counter.damage), progress: game.count(card, counter.progress) };
  return tokens.damage + tokens.progress === 0 ? undefined : tokens;
}
/** Exhaust always, others if any. */
function worn(game: TokyoGame, card: Thing): JsonObject {
  const tokens = tokensOn(game, card) ?? {};
  return {
    exhaust: game.count(card, counter.exhaust),
    ...Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== 0)),
    ...(game.isLocked(card) ? { locked: true } : {}),
  };
}

const forEachWord = <Word extends string>(
  words: readonly Word[],
  said: Readonly<Record<Word, Text>>,
  part: (word: Word) => Part<TokyoGame>,
): Part<TokyoGame> =>
  group(Object.fromEntries(words.map((one) => [one, titled(said[one].ja, said[one].en, part(one))])));

const area = spoken((at) =>
  namedValue<TokyoGame>(
    at,
    {
      type: ['string', 'null'],
      enum: [...areaIds, null],
      ...described('いるエリア。セットアップで置かれるまでは null', 'Its area; null until the set-up has placed it'),
    },
    {
      nameOf: (game, area) => (game.isArea(area) ? game.name(area) : null),
      valueOf: (game, id) => game.called('area', id as string) ?? -1,
    },
  ),
);

/** Slots without a card can have tokens (TSS-SCN-11). */
const slot: PlaceEntry = {
  ...{ ...lie(), shows: tokensOn },
  told: (cards: Part<TokyoGame>, at) => {
    const tokens = count<TokyoGame>(at('progress'), {});
    const items = cards.schema['items'] as Schema;
    const { required: _, ...bare } = items['then'] as Schema;
    return {
      ...cards,
      schema: { type: 'array', items: { ...items, then: bare } },
      print: (game, slot, sight) => {
        const left = tokens.print(game, slot, sight) as number;
        const there = cards.print(game, slot, sight);
        return left > 0 && (there as readonly unknown[]).length === 0 ? [{ progress: left }] : there;
      },
      put: (writer, slot, list, key) => {
        const [first, ...more] = Array.isArray(list) ? list : [];
        const isBare = isObject(first) && first['card'] === undefined && more.length === 0;
        tokens.put(writer, slot, isBare ? (first['progress'] ?? 0) : 0, 'progress');
        cards.put(writer, slot, isBare ? [] : list, key);
      },
    };
  },
};

const cardName = Type.String({
  pattern: '^(\\?|[A-Z]+[0-9]*-[0-9A-Z]+(#[0-9]+)?)$',
  'x-name-of': ['card'],
  ...described('カード：W-01 か W-01#2。見えないカードは ?', 'A card: W-01, or W-01#2; a hidden card is ?'),
});

/** List order: piles top first, discards oldest first, slots lowest first. */
export const plan: Plan<CounterName, PlaceKey> = planOf(
  {
    ...{
      pc: ['PC', 'A PC'],
      skill: ['スキル', 'A skill'],
      area: ['エリア', 'An area'],
      bot: ['BOTカード', 'A BOT card'],
    },
    ...{ slot: ['スロット', 'A slot'], card: { ...cardName } },
  },
  {
    round: counterEntry('ラウンド', 'The round'),
    phase: enumEntry(phases, 'フェーズ', 'The phase'),
    result: own(() =>
      readOnly<TokyoGame>(
        { enum: [...results.filter((result) => result !== ''), null], ...title('結果', 'Result') },
        (game) => game.result,
        'putResult',
      ),
    ),
    pcs: each('pc', 'PC', 'PCs', {
      ...{ area, damage, ap: counterEntry('APトークン', 'AP tokens'), progress },
      finished: flagEntry('このフェーズの行動を終えた', 'Whether it has finished its actions'),
      abilities: own((at) =>
        titled(
          '能力',
          'Abilities',
          forEachWord(abilities, groups.ability, (one) => count(at(one), Type.Integer(safeInteger))),
        ),
      ),
      maxHp: counterEntry('最大HP', 'Maximum HP'),
      hand: { ...cards('手札', 'Hand'), isShared: true },
      deck: { ...cards('山札', 'Deck', faceDown), isShared: true },
      discards: { ...cards('捨て札', 'Discards'), isShared: true },
      equipped: { ...cards('装備', 'Equipment'), shows: worn },
      skills: own((at) => {
        const sealed = flag<TokyoGame>(at('sealed'), Type.Boolean(described('封印されている', 'Whether it is sealed')));
        const skill = group({ sealed, exhaust: exhaust.part?.(at('exhaust')) as Part<TokyoGame> });
        return titled(
          'スキル',
          'Skills',
          forEachWord(skillKinds, groups.skillLabel, (kind) =>
            ofAnother((game, pc) => game.skill(pc, kind), skill, 'skills'),
          ),
        );
      }),
    }),
    bots: each('bot', 'BOTカード', 'BOT cards', { exhaust }),
    slots: each('slot', 'スロット', 'Slots', slot),
    piles: own((_, partOf) =>
      titled(
        '山札',
        'Piles',
        forEachWord(pileKinds, groups.cardKind, (kind) => partOf(kind, lie(kind === 'site' ? siteCards : faceDown))),
      ),
    ),
    discards: own((_, partOf) =>
      titled(
        '捨て札',
        'Discards',
        forEachWord(discardKinds, groups.cardKind, (kind) => partOf(`${kind}/discards`, lie())),
      ),
    ),
    scrap: cards('廃棄スロット', 'Scrap slot'),
    encounter: cards('遭遇スロット', 'Encounter slot', siteCards),
    removed: cards('除去したカード', 'Removed cards'),
    scenario: own((_, partOf) =>
      titled(
        'シナリオ',
        'Scenario',
        group({
          deck: partOf('scenario/deck', cards('山札', 'Deck', inOrder)),
          shown: partOf('scenario/shown', inSlot('公開中', 'Revealed')),
          aside: partOf('scenario/aside', cards('脇に置くカード', 'Set aside', inOrder)),
          discards: partOf('scenario/discards', cards('捨て札', 'Discards')),
          mods: partOf('scenario/mods', inSlot('MOD', 'MODs')),
        }),
      ),
    ),
    supply: own(() =>
      titled(
        'AP置き場',
        'AP supply',
        group({ ap: readOnly<TokyoGame>(whole(0, '残りのAPトークン', 'AP tokens left'), (game) => game.supply) }),
      ),
    ),
    exploration: own((at, partOf) =>
      titled('『サイト』の探索', 'Exploration', exploration(at, partOf('exploration', { ...lie(), shows: tokensOn }))),
    ),
  },
  {
    carries: {
      card: {
        ...{ damage, progress, exhaust },
        locked: flagEntry('シナリオが終わるまで外せない装備', 'Equipment that stays until the scenario ends'),
      },
    },
    pieces: {
      nameOf: (game: TokyoGame, card) => game.cardName(card),
      copyName: (id, copy) => `${id}#${copy}`,
      design: ({ content }: TokyoGame, id) => content.byId.get(id),
    },
    nothingLasts: true,
    numbered,
  },
);

export const hidden = [faceDown, unrevealed];
