import { described } from '#engine/kernel/basics/schema-words.ts';
import { placeOn, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { named } from '#engine/library/formats/fields.ts';
import { nameOn, type PlannedGame } from '#engine/library/plain-game/layout.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import {
  counterEntry,
  eachOf,
  enumEntry,
  flagEntry,
  hiddenCounter,
  type OwnEntry,
  referenceEntry,
  zoneEntry,
} from '#engine/library/plain-game/plan-entries.ts';
import type { Hides, Part, PartWriter, Pieces } from '#engine/library/table-document/part.ts';
import { flag, printPiece } from '#engine/library/table-document/parts.ts';
import type { DeclaredTable } from '#engine/library/table-document/table-document.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import type { ArkhamDesign } from '../content/design.ts';
import { levels } from '../formats/scenario.ts';

export const seatNames = ['seat1', 'seat2', 'seat3', 'seat4'] as const;
export const phases = ['setup', 'mythos', 'investigation', 'enemy', 'upkeep'] as const;
/** A phase of a round. */
export type RoundPhase = Exclude<(typeof phases)[number], 'setup'>;
export const states = ['playing', 'defeated', 'resigned'] as const;
/** What the test under way is (AH-ST-02). */
export const testKinds = ['none', 'plain', 'fight', 'evade', 'investigate'] as const;

const unseen: Hides = { id: 'faceDown', rule: 'AH-ZN-09', from: 'all' };
const own: Hides = { id: 'hand', rule: 'AH-ZN-02', from: 'others' };

/** Counters that lie on cards, by their keys in the document. */
const onCards = {
  damage: counterEntry('ダメージ', 'Damage'),
  horror: counterEntry('恐怖', 'Horror'),
  clues: counterEntry('手がかり', 'Clues'),
  doom: counterEntry('破滅', 'Doom'),
  uses: counterEntry('使用回数のトークン', 'Uses left'),
  progress: counterEntry('進行トークン', 'Progress tokens'),
  exhausted: flagEntry('消耗している', 'Whether it is exhausted'),
  side: {
    is: 'counter',
    part: (at) =>
      flag(at, {
        type: 'boolean',
        ...described('b面が上か（場所は公開されたか）', 'Whether side b lies up; for locations, revealed'),
      }),
  },
} as const satisfies Parameters<typeof eachOf>[3];

/** The location where an investigator is; null: nowhere. */
const locationEntry: OwnEntry = {
  is: 'own',
  part: (counter): Part<PlannedGame> => ({
    schema: { type: ['string', 'null'], 'x-name-of': ['card'], ...described('いる場所', 'The location they are at') },
    late: true,
    print: (game, of) => nameOrNull(game, game.table.count(of, counter('at'))),
    put: (writer, of, name) => {
      if (name === null) return writer.set(of, counter('at'), 0);
      const { layout } = writer.game;
      const found = pieceCalled(writer, writer.at(layout.places['locations']?.[0] ?? -1), String(name));
      if (found === undefined) return refuse('putUnknown', { name });
      return writer.set(of, counter('at'), found);
    },
  }),
};
const nameOrNull = (game: PlannedGame, thing: Thing) => (thing === 0 ? null : nameOn(game, thing));
function pieceCalled(writer: PartWriter<PlannedGame>, pieces: readonly Thing[], name: string): Thing | undefined {
  const { game } = writer;
  return pieces.find((piece) => {
    if (piece < game.table.things) return nameOn(game, piece) === name;
    return writer.designOf(piece) === name.split('#')[0];
  });
}

/** Whose card it is; omitted where the place says so. */
const ownerEntry: OwnEntry = {
  is: 'own',
  part: (counter): Part<PlannedGame> => ({
    schema: { type: ['string', 'null'], 'x-name-of': ['seat'], ...described('持ち主', 'Who owns it') },
    none: null,
    print: (game, of) => {
      const owner = game.table.count(of, counter('owner'));
      const place = game.table.placeOf(of);
      const here = owner === 0 || game.layout.placeNames[place]?.startsWith(`${game.layout.names[owner]}/`) === true;
      return here ? null : (game.layout.names[owner] ?? null);
    },
    put: (writer, of, name) => {
      const seat = name === null ? 0 : writer.game.layout.thingCalled['seat']?.get(String(name));
      if (seat === undefined) refuse('putUnknown', { name });
      else writer.set(of, counter('owner'), seat);
    },
  }),
};

const piecesOfPlan = (): Pieces<PlannedGame> => plan.declared.pieces;
/** Cards that lie on another, each with what is on it: attachments, and the enemies at a location. */
const attachedPart: Part<PlannedGame> = {
  schema: {
    type: 'array',
    items: {
      if: { type: 'object' },
      then: {
        type: 'object',
        required: ['card'],
        properties: {
          card: named(['card'], 'カード', 'A card'),
          ...Object.fromEntries(Object.keys(onCards).map((key) => [key, { type: ['integer', 'boolean'] }])),
          ownedBy: { type: ['string', 'null'], 'x-name-of': ['seat'] },
          attached: { type: 'array' },
        },
        additionalProperties: false,
      },
      else: named(['card'], 'カード', 'A card'),
    },
    ...described('付いているカード、いる敵', 'Cards attached to it, and enemies there'),
  },
  none: [],
  print: (game, of) => {
    const on = game.table.on(of);
    return on.length === 0 ? undefined : on.map((one) => printPiece(piecesOfPlan(), { field: 'card' }, game, one));
  },
  put: (writer, of, list) => writer.lay(placeOn(of), list),
};

export const plan = planOf(
  {
    seat: ['席', 'A seat'],
    // Investigators are cards too
    card: { ...named(['card', 'investigator'], 'カード', 'A card') },
    token: ['混沌トークン', 'A chaos token'],
  },
  {
    round: counterEntry('ラウンド', 'Round', 999),
    phase: enumEntry(phases, 'フェイズ', 'The phase'),
    level: enumEntry(levels, '難易度', 'The level'),
    lead: referenceEntry('seat', 'リード探索者', 'The lead investigator'),
    active: referenceEntry('seat', '手番の探索者', 'The investigator whose turn it is'),
    started: counterEntry('始めた探索者の数', 'How many investigators started', 4),
    result: hiddenCounter,
    peril: hiddenCounter,
    ...{ tester: hiddenCounter, testKind: hiddenCounter, testSkill: hiddenCounter, testOf: hiddenCounter },
    ...{ testDifficulty: hiddenCounter, testDepth: hiddenCounter, testPassed: hiddenCounter },
    // Set by a cheat
    nextToken: hiddenCounter,
    locations: zoneEntry('card', '場所', 'Locations'),
    acts: zoneEntry('card', 'アクトデッキ。上から', 'The act deck from the top'),
    agendas: zoneEntry('card', 'アジェンダデッキ。上から', 'The agenda deck from the top'),
    encounterDeck: zoneEntry('card', '遭遇デッキ', 'The encounter deck', unseen),
    encounterDiscard: zoneEntry('card', '遭遇カードの捨て札', 'The encounter discard pile'),
    victory: zoneEntry('card', '勝利点置き場', 'The victory display'),
    setAside: zoneEntry('card', '脇に置いたカード', 'Cards set aside'),
    removed: zoneEntry('card', 'ゲームから除かれたカード', 'Cards removed from the game'),
    resolving: zoneEntry('card', '解決中のカード', 'Cards being resolved'),
    reference: zoneEntry('card', 'シナリオ参照カード', 'The reference card'),
    bag: zoneEntry('token', '混沌の袋', 'The chaos bag'),
    revealed: zoneEntry('token', '引いたトークン', 'Revealed tokens'),
    seats: eachOf('seat', '探索者', 'Investigators', {
      at: hiddenCounter,
      falling: hiddenCounter,
      location: locationEntry,
      state: enumEntry(states, '状態', 'Their state'),
      resources: counterEntry('リソース', 'Resources', 9999),
      damage: counterEntry('ダメージ', 'Damage'),
      horror: counterEntry('恐怖', 'Horror'),
      clues: counterEntry('手がかり', 'Clues'),
      spent: counterEntry('このラウンドに使った、または失ったアクション', 'Actions spent or lost this round', 99),
      gained: counterEntry('このラウンドに得たアクション', 'Actions gained this round', 99),
      moved: counterEntry('このラウンドに移動した回数', 'Moves this round', 99),
      hadTurn: flagEntry('手番を終えたか', 'Whether they have had their turn'),
      investigator: zoneEntry('card', '探索者カード', 'The investigator card'),
      hand: zoneEntry('card', '手札', 'Hand', own),
      deck: zoneEntry('card', 'デッキ', 'Deck', unseen),
      discard: zoneEntry('card', '捨て札', 'Discard pile'),
      play: zoneEntry('card', 'プレイエリア', 'Play area'),
      threat: zoneEntry('card', '脅威エリア', 'Threat area'),
      committed: zoneEntry('card', 'テストに出したカード', 'Cards committed to a test'),
    }),
  },
  {
    waitsForChanges: true,
    carries: {
      card: {
        ...onCards,
        inTest: hiddenCounter,
        falling: hiddenCounter,
        surging: hiddenCounter,
        owner: hiddenCounter,
        ownedBy: ownerEntry,
        attached: { is: 'own', part: () => attachedPart },
      },
      token: { inTest: hiddenCounter },
    },
  },
);
export const counter = plan.at;

/** Counters of the test under way. A test around it keeps its own while this one runs. */
export const testCounters = [
  'tester',
  'testKind',
  'testSkill',
  'testOf',
  'testDifficulty',
  'testDepth',
  'testPassed',
] as const;
export type TestCounter = (typeof testCounters)[number];

const isOwned = ({ game, designOf }: Pick<PartWriter<PlannedGame>, 'game' | 'designOf'>, card: Thing): boolean =>
  (game.content.designs as readonly ArkhamDesign[]).find(({ id }) => id === designOf(card))?.isPlayerCard === true;

/** Player cards laid in an investigator's areas are theirs, unless the document says whose they are. */
export const declared: DeclaredTable<PlannedGame> = {
  ...plan.declared,
  check: (writer) => {
    const { layout } = writer.game;
    for (const [place, cards] of writer.laid)
      for (const seat of layout.things['seat'] ?? []) {
        if (!layout.placeNames[place]?.startsWith(`${layout.names[seat]}/`)) continue;
        for (const card of cards)
          if (
            writer.count(card, plan.at.owner) === 0 &&
            isOwned({ game: writer.game, designOf: (one) => writer.designOf(one) }, card)
          )
            writer.set(card, plan.at.owner, seat);
      }
  },
};
