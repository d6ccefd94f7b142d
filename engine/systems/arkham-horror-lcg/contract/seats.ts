import { Type } from 'typebox';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { type Choices, RefusalError, type RuleSystem, type SetupOption } from '#engine/kernel/contract/system.ts';
import { named, object, word } from '#engine/library/formats/fields.ts';
import { eachOnce, fieldsIn, namesIn, seedIn } from '#engine/library/seats/setup-fields.ts';
import type { ArkhamContent, PlayedScenario } from '../content/design.ts';
import { type Difficulty, levels } from '../formats/scenario.ts';
import type { ArkhamGame } from '../table/game.ts';
import { seatNames } from '../table/plan.ts';

const standard: Difficulty = 'standard';

export const setupSchema = object('セットアップ', 'The set-up', {
  scenario: Type.Optional(named(['scenario'], 'シナリオ', 'The scenario')),
  level: Type.Optional(word(levels, '難易度', 'The level')),
  decks: Type.Optional(
    Type.Array(named(['deck'], 'デッキ', 'A deck'), described('デッキ。席の順', 'Decks, in the order of the seats')),
  ),
  seed: Type.Optional(Type.Integer({ ...safeInteger, ...described('シード', 'The seed') })),
});

const scenarioOption: SetupOption<ArkhamContent> = {
  id: 'scenario',
  name: { ja: 'シナリオ', en: 'Scenario' },
  values: ({ scenarios }) => scenarios.map(({ id }) => id),
  several: false,
  apart: true,
};
const levelOption: SetupOption<ArkhamContent> = {
  id: 'level',
  name: { ja: '難易度', en: 'Level' },
  // The first is chosen if nothing is said
  values: () => [standard, ...levels.filter((level) => level !== standard)],
  several: false,
  apart: false,
};
const decksOption: SetupOption<ArkhamContent> = {
  id: 'decks',
  name: { ja: 'デッキ', en: 'Decks' },
  values: ({ decks }) => decks.map(({ id }) => id),
  several: true,
  apart: false,
};

function scenarioIn({ scenarios }: ArkhamContent, id: Json = scenarios[0]?.id ?? ''): PlayedScenario {
  const scenario = scenarios.find((one) => one.id === id);
  if (scenario === undefined)
    throw new RefusalError('scenarioUnknown', { scenario: id, known: scenarios.map((one) => one.id) });
  return scenario;
}

/** The chosen ones first, then others of further investigators. */
function decksFor({ decks }: ArkhamContent, chosen: readonly string[], count: number): readonly string[] {
  const taken = new Set(decks.filter(({ id }) => chosen.includes(id)).map(({ investigator }) => investigator));
  const others = decks.filter(({ investigator }) => !taken.has(investigator)).map(({ id }) => id);
  return [...chosen, ...others].slice(0, count);
}

/** One seat for each deck; no investigator twice. */
export const seats = {
  seating: ({ scenarios }: ArkhamContent) => ({
    least: Math.min(4, ...scenarios.map(({ least }) => least)),
    most: Math.max(1, ...scenarios.map(({ most }) => most)),
    together: true,
  }),
  options: [scenarioOption, levelOption, decksOption],
  setupFor: (content: ArkhamContent, choices: Choices, players?: number): JsonObject => {
    if (content.scenarios.length === 0) return { level: choices['level']?.[0] ?? standard, decks: [] };
    const { id, least } = scenarioIn(content, choices['scenario']?.[0]);
    const chosen = choices['decks'];
    const count = players ?? chosen?.length ?? Math.max(least, 1);
    return { scenario: id, level: choices['level']?.[0] ?? standard, decks: decksFor(content, chosen ?? [], count) };
  },
  setups: (content: ArkhamContent): readonly JsonObject[] =>
    content.scenarios.flatMap(({ id, least, most }) =>
      Array.from({ length: Math.max(0, Math.min(most, content.decks.length) - least + 1) }, (_, i) => ({
        ...{ scenario: id, level: standard },
        decks: content.decks.slice(0, least + i).map((deck) => deck.id),
      })),
    ),
  readSetup: (content: ArkhamContent, given: Json): JsonObject => {
    if (!isObject(given)) throw new RefusalError('setup');
    const setup = fieldsIn(given, ['scenario', 'level', 'decks', 'seed'], 'setup');
    const { id, least, most } = scenarioIn(content, setup['scenario']);
    const level = setup['level'] ?? standard;
    if (!levels.some((one) => one === level))
      throw new RefusalError('settingValue', { setting: 'level', allowed: [...levels] });
    const known = content.decks.map((deck) => deck.id);
    const asked = setup['decks'] === undefined ? known.slice(0, Math.max(1, least)) : namesIn(setup, 'decks');
    const decks = eachOnce(asked, { sort: 'deck', known, unknown: 'deckUnknown', twice: 'deckTwice' });
    if (decks.length < least || decks.length > most)
      throw new RefusalError('players', { players: decks.length, least, most });
    const people = decks.map((deck) => content.decks.find((one) => one.id === deck)?.investigator ?? '');
    const twice = people.find((one, i) => people.indexOf(one) !== i);
    if (twice !== undefined) throw new RefusalError('investigatorTwice', { investigator: twice });
    return { scenario: id, level, decks: [...decks], seed: seedIn(setup) };
  },
  seats: (game: ArkhamGame) => game.seats.length,
  roles: (game: ArkhamGame, seat: number) => {
    const card = game.at('investigator', game.seats[seat] ?? -1)[0];
    return card === undefined ? [] : [game.name(card)];
  },
  seatOf: (game: ArkhamGame, by: number) => game.seats.indexOf(by),
  seatNamed: (game: ArkhamGame, name: string) =>
    (seatNames as readonly string[]).slice(0, game.seats.length).indexOf(name),
} satisfies Partial<RuleSystem<ArkhamGame, ArkhamContent>>;
