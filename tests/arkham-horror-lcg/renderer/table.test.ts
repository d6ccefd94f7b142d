import { describe, expect, it } from 'vitest';
import { oddsWith } from '#renderer/tables/arkham-horror-lcg/chaos-bag.tsx';
import {
  fittingLayout,
  type LocationNode,
  layOutLocations,
} from '#renderer/tables/arkham-horror-lcg/location-layout.ts';
import { objectsIn } from '#renderer/tables/arkham-horror-lcg/objects-of.ts';
import { readCards } from '#renderer/tables/arkham-horror-lcg/printed-cards.ts';
import { asTable, cardOf } from '#renderer/tables/arkham-horror-lcg/table-document.ts';

const node = (id: string, ...to: string[]): LocationNode => ({ id, width: 100, height: 50, to });

describe('the map of locations', () => {
  it('has each connection once, and says which lead one way only', () => {
    const { ways } = layOutLocations([node('a', 'b', 'c'), node('b', 'a'), node('c')], 'LR', 30);
    expect(ways.map(({ from, to, isOneWay }) => [from, to, isOneWay])).toEqual([
      ['a', 'b', false],
      ['a', 'c', true],
    ]);
  });
  it('draws a way back to an earlier location from its end', () => {
    const { ways, boxes } = layOutLocations([node('a'), node('b', 'a')], 'LR', 30);
    const [way] = ways;
    expect([way?.from, way?.to, way?.isOneWay]).toEqual(['b', 'a', true]);
    expect(way?.points[0]?.x).toBeGreaterThan(way?.points.at(-1)?.x ?? 0);
    expect(boxes.get('a')?.x).toBeLessThan(boxes.get('b')?.x ?? 0);
  });
  it('has no way to itself or to what is not in play', () => {
    expect(layOutLocations([node('a', 'a', 'gone')], 'LR', 30).ways).toEqual([]);
  });
  it('places no location over another, whatever the connections', () => {
    const nodes = ['a', 'b', 'c', 'd', 'e'].map((id, i, all) => node(id, ...all.filter((_, j) => (i + j) % 2 === 0)));
    const boxes = [...layOutLocations(nodes, 'TB', 30).boxes.values()];
    const overlapping = boxes.filter((one, i) =>
      boxes.some(
        (two, j) =>
          i < j &&
          Math.abs(one.x - two.x) < (one.width + two.width) / 2 &&
          Math.abs(one.y - two.y) < (one.height + two.height) / 2,
      ),
    );
    expect(overlapping).toEqual([]);
  });
  it('takes the roomiest size that fits, else the last', () => {
    const sizes = [
      { id: 'large', between: 40, width: 200 },
      { id: 'small', between: 20, width: 80 },
    ];
    const nodesIn = ({ width }: { readonly width: number }) => [
      { ...node('a', 'b'), width },
      { ...node('b'), width },
    ];
    const fitted = (width: number) => fittingLayout(sizes, nodesIn, { width, height: 90 })?.size.id;
    expect([fitted(500), fitted(220), fitted(10)]).toEqual(['large', 'small', 'small']);
  });
});

describe('the table document', () => {
  it('has a name alone for a card without anything on it', () => {
    expect(cardOf({ card: 'E1', damage: 2, attached: ['T1'] })).toMatchObject({
      name: 'E1',
      damage: 2,
      horror: 0,
      attached: [{ name: 'T1', attached: [] }],
    });
  });
  it('puts an action without an object on what it concerns', () => {
    const objectsOf = objectsIn(asTable({ acts: ['C1'], seats: { seat1: { location: 'L1' } } }));
    const by = 'seat1';
    expect(
      [
        { do: 'investigate', by },
        { do: 'advanceAct', by },
        { do: 'moveTo', by, location: 'L2' },
        { do: 'activate', by, card: 'L1', effect: 'leave' },
        { do: 'endTurn', by },
      ].map(objectsOf),
    ).toEqual([['L1', 'seat1/own'], ['C1'], ['L2'], ['L1'], ['seat1/own']]);
  });
});

describe('a card in hand', () => {
  const test = { tester: 'seat1', kind: 'fight', skill: 'combat', of: null, testValue: 3, difficulty: 3 };
  const oddsWithIcons = { '1': 60, '2': 80 };
  const commit = [{ do: 'commit' }];
  it('says the odds with its icons of the skill and wild ones, while it can be committed', () => {
    const odds = (icons: Readonly<Record<string, number>>) => oddsWith({ ...test, oddsWithIcons }, icons, commit);
    expect([odds({ combat: 1 }), odds({ combat: 1, wild: 1 }), odds({ wild: 9 })]).toEqual([
      { icons: 1, odds: 60 },
      { icons: 2, odds: 80 },
      { icons: 2, odds: 80 },
    ]);
  });
  it('says none without a test, after the token is revealed, or if it cannot be committed', () => {
    expect([
      oddsWith(undefined, { combat: 1 }, commit),
      oddsWith(test, { combat: 1 }, commit),
      oddsWith({ ...test, oddsWithIcons }, { combat: 1 }, []),
    ]).toEqual([null, null, null]);
  });
});

describe('a printed card', () => {
  it('has the name of each side, which is that of the card where a side has none', () => {
    const cards = readCards(
      {
        'cards/x.json': {
          cards: [
            { id: 'C', name: 'Front', type: 'act', sides: { b: { name: 'Back', text: 'Turned' } } },
            { name: 'x' },
          ],
        },
      },
      'en',
    );
    expect([cards.size, cards.get('C')?.sides.map(({ name }) => name)]).toEqual([1, ['Front', 'Back']]);
  });
});
