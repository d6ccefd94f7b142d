import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Content, RefusalError } from '#engine/kernel/contract/system.ts';
import { declaredSeats } from '#engine/library/seats/declared-games.ts';

interface Board {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly settings: { readonly [setting: string]: unknown };
  readonly peoples: readonly string[];
}
type Games = Content & { readonly boards: readonly Board[] };
const seats = { least: 2, most: 3, usual: 2 };
const content = {
  ...{ hash: 'x', blocks: new Map(), formerly: new Map([['fen', 'marsh']]) },
  boards: [
    { id: 'plain', seats, settings: {}, peoples: ['hill', 'fen', 'coast', 'wood'] },
    { id: 'small', seats, settings: {}, peoples: ['hill', 'fen'] },
  ],
} as Games;
const lots = [
  {
    ...{ id: 'peoples', sort: 'people', name: { ja: '民', en: 'Peoples' } },
    of: (_: Games, board: Board) => board.peoples,
  },
  { id: 'mats', sort: 'mat', name: { ja: 'ボード', en: 'Mats' }, of: () => ['m1', 'm2', 'm3'] },
];
const { readSetup, setupFor, options, roles } = declaredSeats<
  { readonly seats: readonly number[]; readonly setup: JsonObject },
  Games
>(['a', 'b', 'c'], {}, lots);
const refusal = (setup: JsonObject) => {
  try {
    return readSetup(content, setup);
  } catch (error) {
    return error instanceof RefusalError ? error.refusal.code : error;
  }
};

describe('roles by lot', () => {
  it('SC-PR-19: are drawn from the seed, each once, and other seeds draw others', () => {
    const draws = Array.from(
      { length: 40 },
      (_, seed) => readSetup(content, { players: 3, seed })['peoples'] as string[],
    );
    expect(draws[7]).toEqual(readSetup(content, { players: 3, seed: 7 })['peoples']);
    expect(draws.every((draw) => draw.length === 3 && new Set(draw).size === 3)).toBe(true);
    expect(new Set(draws.map(([first]) => first))).toEqual(new Set(['hill', 'fen', 'coast', 'wood']));
  });

  it('are those that the set-up says, and the other seats draw from what is left', () => {
    const draws = Array.from(
      { length: 40 },
      (_, seed) => readSetup(content, { players: 3, seed, peoples: [null, 'wood'] })['peoples'] as string[],
    );
    expect(draws.every(([first, second, third]) => second === 'wood' && first !== 'wood' && third !== 'wood')).toBe(
      true,
    );
  });

  it('stay the same when one of them is renamed', () => {
    const [first] = content.boards as [Board];
    const before = {
      ...content,
      formerly: new Map(),
      boards: [{ ...first, peoples: ['hill', 'marsh', 'coast', 'wood'] }],
    };
    for (let seed = 0; seed < 20; seed++)
      expect(
        (readSetup(content, { players: 3, seed })['peoples'] as string[]).map((one) => one.replace('fen', 'marsh')),
      ).toEqual(readSetup(before as Games, { players: 3, seed })['peoples']);
  });

  it('are refused if a name is unknown or used twice, or if there are too few or too many', () => {
    expect([
      refusal({ peoples: ['sea'] }),
      refusal({ peoples: ['hill', 'hill'] }),
      refusal({ peoples: 'hill' }),
      refusal({ peoples: ['hill', 'fen', 'coast'] }),
      refusal({ board: 'small', players: 3 }),
    ]).toEqual(['roleUnknown', 'roleTwice', 'setupNoNames', 'rolesMany', 'rolesFew']);
  });

  it('can be chosen as options of a run, which then has a seat for each', () => {
    expect(options.map(({ id, values }) => [id, values(content).length])).toEqual([
      ['board', 2],
      ['peoples', 4],
      ['mats', 3],
    ]);
    expect(setupFor(content, { peoples: ['wood', 'hill', 'fen'] })).toEqual({
      ...{ board: 'plain', players: 3 },
      peoples: ['wood', 'hill', 'fen'],
    });
  });

  it('are counted in reports by themselves and together', () => {
    const setup = readSetup(content, { peoples: ['wood', 'hill'], mats: ['m2', 'm1'] });
    expect([0, 1].map((seat) => roles({ seats: [1, 2], setup }, seat))).toEqual([
      ['wood', 'm2', 'wood + m2'],
      ['hill', 'm1', 'hill + m1'],
    ]);
  });
});
