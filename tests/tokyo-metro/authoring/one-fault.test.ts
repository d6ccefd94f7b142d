import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-metro/examples/small-project.ts';

const [map, actions, game] = ['map.json', 'cards/actions.json', 'games/standard.json'] as const;
const otherwise = (file: string, ...edits: readonly (readonly [from: string, to: string])[]) =>
  edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    return text.replace(from, to);
  }, smallProject[file] as string);

function told(files: { readonly [file: string]: string | null }) {
  const all = Object.entries({ ...smallProject, ...files });
  const { problems } = diagnose(
    all.flatMap(([path, text]) => (text === null ? [] : [{ path, text }])),
    hostedSystems,
  );
  for (const { message } of problems)
    expect([message.ja, message.en].map((one) => one.length > 5)).toEqual([true, true]);
  return problems.map(({ code, file }) => `${code} ${file}`);
}

describe('one fault is reported once, at its place', () => {
  const faults: readonly (readonly [
    name: string,
    files: { readonly [file: string]: string | null },
    told: string[],
  ])[] = [
    ['too many seats', { [game]: otherwise(game, ['"most": 2', '"most": 9']) }, [`SCH005 ${game}`]],
    ['one seat', { [game]: otherwise(game, ['"least": 2', '"least": 1']) }, [`SCH005 ${game}`]],
    ['negative cash', { [game]: otherwise(game, ['"cash": 2000', '"cash": -100']) }, [`SCH005 ${game}`]],
    ['cash of ten digits', { [game]: otherwise(game, ['"cash": 2000', '"cash": 9999999999']) }, [`SCH005 ${game}`]],
    ['no limit of rounds', { [game]: otherwise(game, ['"roundLimit": 30', '"roundLimit": 0']) }, [`SCH005 ${game}`]],
    [
      'a price that is negative',
      { [actions]: otherwise(actions, ['{ "op": "build" }', '{ "op": "build", "less": -1 }']) },
      [`ACT003 ${actions}`],
    ],
    ['half a coin', { [actions]: otherwise(actions, ['"amount": 200', '"amount": 0.5']) }, [`SCH003 ${actions}`]],
    [
      'an act that is none',
      { [actions]: otherwise(actions, ['"op": "build"', '"op": "bild"']) },
      [`SCH006 ${actions}`],
    ],
    ['a spot of no chips', { [actions]: otherwise(actions, ['"chips": 2', '"chips": 0']) }, [`SCH005 ${actions}`]],
    [
      'a station called like nothing else',
      { [map]: otherwise(map, ['"id": "13"', '"id": "constructor"'], ['"11", "12", "13"', '"11", "12"']) },
      [`SCH009 ${map}`],
    ],
    ['a map cut off', { [map]: (smallProject[map] as string).slice(0, 200) }, [`JSN002 ${map}`]],
    ['a game that is missing', { [game]: null }, [`FIL004 ${game}`]],
    [
      'a stroke that comes back to where it began',
      { [map]: otherwise(map, ['"loop": false', '"path": [[-10, 0], [10, 0], [-10, 0]]']) },
      [`MAP005 ${map}`],
    ],
    ['a stroke drawn the other way', { [map]: otherwise(map, ['"loop": false', '"path": [[10, 0], [-10, 0]]']) }, []],
  ];
  it.each(faults)('%s', (_, files, expected) => {
    expect(told(files)).toEqual(expected);
  });
});
