import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/scythe/examples/small-project.ts';

const [map, factions, mats, game] = ['maps/valley.json', 'factions.json', 'mats.json', 'games/duel.json'] as const;
const [encounters, objectives] = ['cards/encounters.json', 'cards/objectives.json'] as const;
type Files = { readonly [file: string]: string | null };
const otherwise = (file: string, ...edits: readonly (readonly [from: string, to: string])[]): Files => ({
  [file]: edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    return text.replace(from, () => to);
  }, smallProject[file] as string),
});

function told(files: Files): readonly string[] {
  const { problems } = diagnose(
    Object.entries({ ...smallProject, ...files }).flatMap(([path, text]) => (text === null ? [] : [{ path, text }])),
    hostedSystems,
  );
  for (const { message } of problems)
    expect([message.ja, message.en].map((one) => one.length > 5 && !one.includes('{'))).toEqual([true, true]);
  return problems.map(({ code, file }) => `${code} ${file}`);
}

const hire = '"cost": { "popularity": 2 }';
const optionsOf = (count: number) =>
  JSON.stringify({
    formatVersion: 1,
    encounters: [
      {
        ...{ id: 'N1', name: '渡し宿' },
        options: Array.from({ length: count }, (_, i) => ({
          ...{
            id: `option-${i}`,
            text: `${i + 1}コインを得る。`,
            cost: { power: Math.min(i, 16), popularity: Math.max(0, i - 16) },
          },
          do: [{ op: 'gainCoins', amount: i + 1 }],
        })),
      },
    ],
  });

describe('one fault is reported once, at its place', () => {
  const faults: readonly (readonly [name: string, files: Files, told: readonly string[]])[] = [
    ['nine seats', otherwise(game, ['"most": 2', '"most": 9']), [`SCH005 ${game}`]],
    ['a dial of a thousand', otherwise(game, ['"dial": 7', '"dial": 1000']), [`SCH005 ${game}`]],
    ['coordinates of ten digits', otherwise(map, ['"q": 0, "r": 0', '"q": 1234567890, "r": 0']), [`SCH005 ${map}`]],
    ['a river with one end', otherwise(map, ['["A2", "A3"]', '["A2"]']), [`SCH011 ${map}`]],
    ['a river from a hex to itself', otherwise(map, ['["A2", "A3"]', '["A2", "A2"]']), [`SCH014 ${map}`]],
    ['a river to a hex that is not there', otherwise(map, ['["A2", "A3"]', '["A2", "A9"]']), [`REF001 ${map}`]],
    ['an exit that is not there', otherwise(map, ['["A4", "A5"]', '["A4", "A9"]']), [`REF001 ${map}`]],
    ['a terrain that is not there', otherwise(map, ['"terrain": "factory"', '"terrain": "fen"']), [`REF001 ${map}`]],
    ['a negative price', otherwise(encounters, [hire, '"cost": { "coins": -2 }']), [`SCH005 ${encounters}`]],
    ['half a coin', otherwise(encounters, [hire, '"cost": { "coins": 0.5 }']), [`SCH003 ${encounters}`]],
    ['a faction without mechs', otherwise(factions, ['"mechs": ["drill"]', '"mechs": []']), [`SCF002 ${factions}`]],
    ['a mech that no ability is', otherwise(factions, ['["drill"]', '["drilll"]']), [`REF001 ${factions}`]],
    [
      'a reduction above its cost',
      otherwise(mats, ['"cost": 4, "least": 3', '"cost": 4, "least": 9']),
      [`SCA004 ${mats}`],
    ],
    ['a negative cost', otherwise(mats, ['"cost": 4, "least": 3', '"cost": -4, "least": 3']), [`SCH005 ${mats}`]],
    [
      'a mat without areas',
      otherwise(mats, [/"areas": \[[^\]]*\]/.exec(smallProject[mats] as string)?.[0] ?? '', '"areas": []']),
      [`SCH011 ${mats}`],
    ],
    [
      'an objective that asks itself',
      otherwise(objectives, ['"op": "powerOf"', '"op": "fulfilled", "objective": "O3"']),
      [`SCH006 ${objectives}`],
    ],
    ['an encounter without options', { [encounters]: optionsOf(0) }, [`SCH011 ${encounters}`]],
    ['an encounter with twenty options', { [encounters]: optionsOf(20) }, []],
    ['an encounter with twenty-one options', { [encounters]: optionsOf(21) }, [`SCH013 ${encounters}`]],
    ['a map cut off', { [map]: (smallProject[map] as string).slice(0, 200) }, [`JSN002 ${map}`]],
    ['a game that is missing', { [game]: null }, ['FIL004 games/standard.json']],
    [
      'two unreachable hexes at one place',
      otherwise(map, [
        '"terrain": "factory" },',
        '"terrain": "factory" }, { "id": "B1", "q": 9, "r": 9, "terrain": "farm" }, { "id": "B2", "q": 9, "r": 9, "terrain": "farm" },',
      ]),
      [`SCM001 ${map}`],
    ],
  ];
  it.each(faults)('%s', (_, files, expected) => {
    expect(told(files)).toEqual(expected);
  });
});
