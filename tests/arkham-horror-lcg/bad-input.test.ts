import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { playableOf } from '#authoring/project/play/playable.ts';
import { random } from '#engine/players/random.ts';
import { playOut } from '#engine/simulation/play.ts';
import { smallProject } from '#engine/systems/arkham-horror-lcg/examples/small-project.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { refusal } from '../kernel/toy/open.ts';

const scenario = 'scenarios/S1-rooms/scenario.json';
const cards = 'scenarios/S1-rooms/cards.json';
const players = 'cards/neutral.json';
const deck = 'decks/first.json';

type Edit = readonly [file: string, from: string, to: string];
const filesWith = (edits: readonly Edit[]) =>
  Object.entries(smallProject).map(([path, text]) => {
    const its = edits.filter(([file]) => file === path);
    for (const [, from] of its) if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    return { path, text: its.reduce((now, [, from, to]) => now.replace(from, to), text) };
  });

function opened(edits: readonly Edit[]) {
  const { playable } = playableOf(diagnose(filesWith(edits), hostedSystems), hostedSystems);
  if (playable === null) throw new Error('it has errors');
  const { system, documents } = playable;
  return { system, content: system.compile(documents, system.language, null) };
}

/** Codes with their files, without what is only information. */
const told = (edits: readonly Edit[]) =>
  diagnose(filesWith(edits), hostedSystems)
    .problems.filter(({ severity }) => severity !== 'info')
    .map(({ code, file, message }) => [code, file, message.ja.length > 5 && message.en.length > 5]);

function played(edits: readonly Edit[]) {
  const { system, content } = opened(edits);
  const games = [1, 2, 3].map((seed) => {
    const setup = { scenario: 'S1', level: 'standard', decks: ['first'], seed };
    const { outcome, brokenLaws } = playOut({ system, content, setup }, { player: random, laws: true, lawsEvery: 16 });
    return [typeof outcome.result, brokenLaws];
  });
  return games;
}
const sound = [1, 2, 3].map(() => ['string', []]);

const salary = '"do": [{ "op": "gainResources", "who": { "op": "self" }, "amount": 3 }]';
const thousandTokens: Edit = [
  scenario,
  '["0", "skull", "autoFail", "elderSign"]',
  JSON.stringify(Array.from({ length: 1000 }, () => '0')),
];
const spawnAt = (place: string): Edit => [
  cards,
  '"keywords": ["hunter"]',
  `"keywords": ["hunter"], "abilities": [{ "id": "home", "kind": "spawn", "at": ${place} }]`,
];
const actsOnDiscarded: Edit = [
  players,
  '"cost": { "uses": 1 },\n          "do": [{ "op": "fight" }],\n          "text": "弾1：戦う。"',
  '"cost": { "discardThis": true },\n          "do": [{ "op": "discard", "card": { "op": "thisCard" } }, { "op": "placeUses", "on": { "op": "thisCard" }, "amount": 1 }]',
];
const rewardsItself: Edit = [
  players,
  salary,
  '"do": [{ "op": "test", "skill": "combat", "difficulty": 1, "success": [{ "op": "test", "skill": "combat", "difficulty": 1, "success": [{ "op": "test", "skill": "combat", "difficulty": 1 }] }] }]',
];
const endless: Edit = [
  'investigators.json',
  '"sanity": 7',
  `"sanity": 7,
      "abilities": [
        {
          "id": "again",
          "kind": "forced",
          "when": { "op": "after", "what": "succeed", "by": { "op": "self" } },
          "do": [{ "op": "test", "skill": "combat", "difficulty": 0 }]
        }
      ]`,
];
const withSalary: Edit = [deck, '"card": "N03", "copies": 2', '"card": "N02", "copies": 20'];

describe('bad input has a code, a file and a sentence in both languages', () => {
  const faults: readonly (readonly [
    name: string,
    edits: readonly Edit[],
    codes: readonly (readonly [string, string])[],
  ])[] = [
    ['a location that leads to itself', [[cards, '["L2"]', '["L2", "L1"]']], [['AHC009', cards]]],
    [
      'a card attached to itself',
      [[players, salary, '"do": [{ "op": "attachTo", "card": { "op": "thisCard" }, "to": { "op": "thisCard" } }]']],
      [['AHA004', players]],
    ],
    [
      'a side a without b',
      [[cards, '},\n        "b": { "name": "鍵がある", "abilities": [] }', '}']],
      [['AHK003', cards]],
    ],
    [
      'an act deck in a circle',
      [
        [
          cards,
          '"do": [{ "op": "resolve", "resolution": "R1" }]',
          '"do": [{ "op": "nextAct", "id": "C1" }, { "op": "resolve", "resolution": "R1" }]',
        ],
      ],
      [['AHC015', cards]],
    ],
    ['X without a value', [[players, '"cost": 0,', '"cost": "X",']], [['AHK007', players]]],
    [
      'a value for each of no investigators',
      [[cards, '"health": 1', '"health": { "perInvestigator": 0 }']],
      [['AHK008', cards]],
    ],
    [
      'five investigators',
      [[scenario, '"start": "L1",', '"start": "L1", "players": { "least": 1, "most": 5 },']],
      [['SCH005', scenario]],
    ],
    ['no token in the bag', [[scenario, '["0", "skull", "autoFail", "elderSign"]', '[]']], [['AHC001', scenario]]],
    ['a thousand tokens in the bag', [thousandTokens], [['AHC021', scenario]]],
    ['a spawn in nothing', [spawnAt('{ "op": "self" }')], [['AHA011', cards]]],
    ['a spawn at a card that is no location', [spawnAt('{ "op": "card", "id": "C1" }')], [['AHA011', cards]]],
    [
      'an effect on a card that its cost has discarded',
      [actsOnDiscarded],
      [
        ['AHA012', players],
        ['AHA012', players],
      ],
    ],
    [
      'a test whose reward is the same test',
      [rewardsItself],
      [
        ['AHA013', players],
        ['AHA013', players],
      ],
    ],
    ['a forced text that its own test begins again', [endless], [['AHA014', 'investigators.json']]],
    ['a number below 0', [[cards, '"health": 1', '"health": -2']], [['SCH005', cards]]],
  ];
  it.each(faults)('%s', (_, edits, codes) => {
    expect(told(edits)).toEqual(codes.map(([code, file]) => [code, file, true]));
  });

  it('five decks are refused at the set-up', () => {
    const { system, content } = opened([]);
    const decks = ['first', 'a', 'b', 'c', 'd'];
    expect(refusal(() => system.readSetup(content, { scenario: 'S1', decks }))).toMatchObject({ code: 'deckUnknown' });
  });
});

describe('what is odd but allowed is played without a hang or a broken law', () => {
  const odd: readonly (readonly [name: string, edits: readonly Edit[]])[] = [
    ['a thousand tokens in the bag', [thousandTokens]],
    ['no token in the bag', [[scenario, '["0", "skull", "autoFail", "elderSign"]', '[]']]],
    ['twenty copies of a card', [withSalary]],
    ['X without a value', [withSalary, [players, '"cost": 0,', '"cost": "X",']]],
    ['an effect on a card that its cost has discarded', [[deck, '"card": "N03"', '"card": "N01"'], actsOnDiscarded]],
    ['a test whose reward is the same test', [withSalary, rewardsItself]],
    ['a spawn in nothing', [spawnAt('{ "op": "self" }')]],
    ['a spawn where no location is empty', [spawnAt('{ "op": "emptyLocations" }')]],
    ['a value for each of no investigators', [[cards, '"health": 1', '"health": { "perInvestigator": 0 }']]],
  ];
  it.each(odd)('%s', (_, edits) => {
    expect(played(edits)).toEqual(sound);
  });
});

it('a forced text that never ends is stopped by the kernel, which names it', () => {
  const edits: readonly Edit[] = [[scenario, '["0", "skull", "autoFail", "elderSign"]', '["0"]'], endless];
  expect(() => played(edits)).toThrow(/^depth .*I01\/abilities\/again/);
});
