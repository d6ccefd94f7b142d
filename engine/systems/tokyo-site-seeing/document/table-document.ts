import { Type } from 'typebox';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { partOf } from '#engine/kernel/basics/schema-parts.ts';
import { closed, described, keptWhole } from '#engine/kernel/basics/schema-words.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { type Next, restart } from '#engine/kernel/procedures/next.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';
import { whole, word } from '#engine/library/formats/fields.ts';
import type { Hides, Part, Pieces } from '#engine/library/table-document/part.ts';
import * as parts from '#engine/library/table-document/parts.ts';
import type { DeclaredTable } from '#engine/library/table-document/table-document.ts';
import { abilities, areaIds, type Phase, phases, pileKinds, results, skillKinds } from '../basics/vocabulary.ts';
import { rounds } from '../rulebook/02-rounds.ts';
import { call } from '../rulebook/book.ts';
import { type CounterName, counter } from '../table/counters.ts';
import type { TokyoGame } from '../table/game.ts';
import groups from '../words/groups.json' with { type: 'json' };
import { exploration } from './exploration-document.ts';
import { checkPut, checkWorn } from './table-checks.ts';

type TokyoPart = Part<TokyoGame>;

const flag = (name: CounterName, ja: string, en: string): TokyoPart =>
  parts.flag(counter[name], Type.Boolean(described(ja, en)));
const tokens = (name: CounterName, ja: string, en: string): TokyoPart => parts.count(counter[name], whole(0, ja, en));
/** The same for each of some words of the game, each called as the game says it. */
const forEachWord = <Word extends string>(
  words: readonly Word[],
  said: Readonly<Record<Word, Text>>,
  part: (word: Word) => TokyoPart,
): TokyoPart =>
  parts.group(Object.fromEntries(words.map((one) => [one, parts.titled(said[one].ja, said[one].en, part(one))])));
const damage = tokens('damage', 'ダメージトークン', 'Damage tokens');
const progress = tokens('progress', '進行トークン', 'Progress tokens');
const exhaust = tokens('exhaust', '消耗トークン', 'Exhaust tokens');

export const pieces: Pieces<TokyoGame> = {
  first: ({ layout }) => layout.firstPiece,
  nameOf: (game, card) => game.cardName(card),
  copyName: (id, copy) => `${id}#${copy}`,
  design: ({ content }, id) => content.byId.get(id),
  placeName: ({ layout }, place) => layout.placeNames[place] as string,
  carries: {
    damage,
    progress,
    exhaust,
    locked: flag('locked', 'シナリオが終わるまで外せない装備', 'Equipment that stays until the scenario ends'),
  },
  fields: ['card'],
};

const name = Type.String({
  pattern: '^(\\?|[A-Z]+[0-9]*-[0-9A-Z]+(#[0-9]+)?)$',
  'x-name-of': ['card'],
  ...described('カード：W-01 か W-01#2。見えないカードは ?', 'A card: W-01, or W-01#2; one that may not be seen is ?'),
});
const card = parts.pieceSchema(pieces, 'card', name);
const place = (
  at: (game: TokyoGame, of: Thing) => Place | undefined,
  shows: (game: TokyoGame, card: Thing) => JsonObject | undefined = () => undefined,
  hides?: Hides,
): TokyoPart =>
  parts.inPlace(pieces, {
    at: at as (game: TokyoGame, of: Thing) => Place,
    piece: card,
    shows,
    ...(hides && { hides }),
  });

/** With its tokens when it has any. */
function inSlot(game: TokyoGame, card: Thing): JsonObject | undefined {
  const tokens = { damage: game.count(card, counter.damage), progress: game.count(card, counter.progress) };
  return tokens.damage + tokens.progress === 0 ? undefined : tokens;
}
/** Always with its exhaust tokens, with others when it has any. */
function worn(game: TokyoGame, card: Thing): JsonObject {
  const tokens = inSlot(game, card) ?? {};
  return {
    exhaust: game.count(card, counter.exhaust),
    ...Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== 0)),
    ...(game.isLocked(card) ? { locked: true } : {}),
  };
}

/**
 * What lies face down, whoever looks: each deck; SITE cards in their deck and in the encounter slot, which nobody can tell
 * apart; scenario cards not yet shown, which no one shuffles. Hands are no secret (TSS-INFO-04).
 */
export const faceDown: Hides = { id: 'decks', rule: 'TSS-INFO-02', from: 'all' };
export const unrevealed: Hides = { id: 'unrevealed', rule: 'TSS-INFO-05', from: 'all' };
const siteCards: Hides = { ...unrevealed, pool: 'site' };
const untold: Hides = { ...unrevealed, shuffled: false };

const equipped: TokyoPart = parts.titled(
  '装備',
  'Equipment',
  place(({ layout }, pc) => layout.equipped[pc - 1], worn),
);

const skill = parts.group<TokyoGame>({
  sealed: flag('sealed', '封印されている', 'Whether it is sealed'),
  exhaust,
});
const pc = parts.group<TokyoGame>({
  area: parts.called(
    counter.area,
    {
      type: ['string', 'null'],
      enum: [...areaIds, null],
      ...described(
        'いるエリア。セットアップで置かれるまでは null',
        'The area it is in; null until the set-up has placed it',
      ),
    },
    {
      nameOf: (game, area) => game.layout.areas[game.areaIndex(area)] ?? null,
      valueOf: (game, id) => (game.layout.areas.includes(id as string) ? game.areaCalled(id as string) : -1),
    },
  ),
  damage,
  ap: tokens('ap', 'APトークン', 'AP tokens'),
  progress,
  finished: flag('finished', 'このフェーズの行動を終えた', 'Whether it has finished its actions'),
  abilities: parts.titled(
    '能力',
    'Abilities',
    forEachWord(abilities, groups.ability, (one) => parts.count(counter[one], Type.Integer(keptWhole))),
  ),
  maxHp: tokens('maxHp', '最大HP', 'Maximum HP'),
  hand: parts.titled(
    '手札',
    'Hand',
    place(({ layout }, pc) => layout.hands[pc - 1]),
  ),
  deck: parts.titled(
    '山札',
    'Deck',
    place(({ layout }, pc) => layout.decks[pc - 1], undefined, faceDown),
  ),
  discards: parts.titled(
    '捨て札',
    'Discards',
    place(({ layout }, pc) => layout.discards[pc - 1]),
  ),
  equipped: {
    ...equipped,
    put: (writer, pc, list, key) => {
      equipped.put(writer, pc, list, key);
      checkWorn(writer, writer.game.layout.equipped[pc - 1] as Place);
    },
  },
  skills: parts.titled(
    'スキル',
    'Skills',
    forEachWord(skillKinds, groups.skillLabel, (kind) =>
      parts.ofAnother((game, pc) => game.skill(pc, kind), skill, 'skills'),
    ),
  ),
});

/** Tokens can lie on a slot without a card (TSS-SCN-11). */
const slotCards: TokyoPart = place((game, slot) => game.layout.slotPlaces[slot - game.layout.firstSlot], inSlot);
const slot: TokyoPart = {
  ...slotCards,
  schema: { type: 'array', items: parts.pieceSchema(pieces, 'card', name, true) },
  print: (game, slot, hidden) => {
    const left = game.count(slot, counter.progress);
    const cards = slotCards.print(game, slot, hidden);
    return left > 0 && (cards as readonly unknown[]).length === 0 ? [{ progress: left }] : cards;
  },
  put: (writer, slot, list, key) => {
    const [first, ...more] = Array.isArray(list) ? list : [];
    const isBare = isObject(first) && first['card'] === undefined && more.length === 0;
    progress.put(writer, slot, isBare ? (first['progress'] ?? 0) : 0, 'progress');
    slotCards.put(writer, slot, isBare ? [] : list, key);
  },
};

/** The whole table in plain names. Piles: the first is on top. Discards: the first was discarded first. Slots: the first lies lowest. */
export const declaredTable: DeclaredTable<TokyoGame> = {
  pieces,
  parts: parts.group<TokyoGame>(
    {
      round: tokens('round', 'ラウンド', 'The round'),
      phase: parts.oneOf(counter.phase, phases, word(phases, 'フェーズ', 'The phase')),
      result: parts.told(
        { enum: [...results.filter((result) => result !== ''), null], title: 'Result', 'x-title-ja': '結果' },
        (game) => game.result,
        'putResult',
      ),
      pcs: parts.each('pc', (game) => game.pcs.map((pc) => [game.role(pc).id, pc] as const), pc, {
        title: 'PCs',
        'x-title-ja': 'PC',
      }),
      bots: parts.each(
        'bot',
        (game) => game.bots.map((bot) => [game.botName(bot), bot] as const),
        parts.group({ exhaust }),
        { title: 'BOT cards', 'x-title-ja': 'BOTカード' },
      ),
      slots: parts.each(
        'slot',
        ({ layout }) => layout.slots.map(({ id }, i) => [id, layout.firstSlot + i] as const),
        slot,
        { title: 'Slots', 'x-title-ja': 'スロット' },
      ),
      piles: parts.titled(
        '山札',
        'Piles',
        forEachWord(pileKinds, groups.cardKind, (kind) =>
          place(({ layout }) => layout.piles[kind], undefined, kind === 'site' ? siteCards : faceDown),
        ),
      ),
      discards: parts.titled(
        '捨て札',
        'Discards',
        forEachWord(['trouble', 'site', 'artifact'], groups.cardKind, (kind) =>
          place(({ layout }) => layout.discardPiles[kind]),
        ),
      ),
      scrap: parts.titled(
        '廃棄スロット',
        'Scrap slot',
        place(({ layout }) => layout.scrap),
      ),
      encounter: parts.titled(
        '遭遇スロット',
        'Encounter slot',
        place(({ layout }) => layout.encounter, undefined, siteCards),
      ),
      removed: parts.titled(
        '除去したカード',
        'Removed cards',
        place(({ layout }) => layout.removed),
      ),
      scenario: parts.titled(
        'シナリオ',
        'Scenario',
        parts.group<TokyoGame>({
          deck: parts.titled(
            '山札',
            'Deck',
            place(({ layout }) => layout.scenario.deck, undefined, untold),
          ),
          shown: parts.titled(
            '公開中',
            'Revealed',
            place(({ layout }) => layout.scenario.shown, inSlot),
          ),
          aside: parts.titled(
            '脇に置くカード',
            'Set aside',
            place(({ layout }) => layout.scenario.aside, undefined, untold),
          ),
          discards: parts.titled(
            '捨て札',
            'Discards',
            place(({ layout }) => layout.scenario.discards),
          ),
          mods: parts.titled(
            'MOD',
            'MODs',
            place(({ layout }) => layout.scenario.mods, inSlot),
          ),
        }),
      ),
      supply: parts.titled(
        'AP置き場',
        'AP supply',
        parts.group<TokyoGame>({
          ap: parts.told(whole(0, '残りのAPトークン', 'AP tokens left'), (game) => game.supply),
        }),
      ),
      exploration: parts.titled(
        '『サイト』の探索',
        'Exploration',
        exploration(card, (game, card) => parts.printPiece(pieces, { shows: inSlot }, game, card)),
      ),
    },
    { ...closed, title: 'The table', 'x-title-ja': '卓' },
  ),
  check: checkPut,
  then: beginPhase,
};

/** Put into another phase, the game goes on with its beginning. */
function beginPhase(game: TokyoGame, { phase }: JsonObject): Next {
  const isElsewhere = typeof phase === 'string' && phase !== game.phase;
  return isElsewhere ? restart(call(rounds, { from: phase as Phase })) : undefined;
}

/** What is put on the table: what it names is replaced whole. */
export const partOfTable: object = {
  ...partOf(declaredTable.parts.schema),
  ...described(
    '卓に置くもの：ここに書いたものは丸ごと置き換わる',
    'What is put on the table: what it names is replaced whole',
  ),
};
