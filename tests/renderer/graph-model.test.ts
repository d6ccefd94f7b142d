import { describe, expect, it } from 'vitest';
import type { DrawnScene, DrawnStep, DrawnStory } from '#authoring/tools/graph/drawn-stories.ts';
import { layOutGraph } from '../../renderer/desk/graph/graph-layout.ts';
import { graphModel, stepsAround } from '../../renderer/desk/graph/graph-model.ts';
import { neighbour } from '../../renderer/desk/graph/neighbours.ts';

const at = { file: 'story.json', path: [] };
const scene = (id: string, comes = true): DrawnScene => ({
  ...{ id, name: id, at, sort: 'scene', comes, problems: [] },
});
const scenes = { kind: 'scene' } as const;
const step = (from: string | null, to: string, more: Partial<DrawnStep> = {}): DrawnStep => ({
  ...{ does: 'brings', from: from === null ? { kind: 'start' } : { ...scenes, id: from }, to: { ...scenes, id: to } },
  ...{ awaits: null, when: `${from} to ${to}`, rule: null, at, ways: [`${from}-${to}`] },
  ...more,
});
const end = (result: string, isWon: boolean): Partial<DrawnStep> => ({
  does: 'ends',
  to: { kind: 'end', result, isWon },
});

/** A fork with one losing path, and an unreachable scene. */
const story: DrawnStory = {
  ...{ id: 'one', name: 'One', at, names: { won: 'Won', lost: 'Lost' } },
  scenes: [scene('a'), scene('b'), scene('c'), scene('never', false)],
  steps: [
    step(null, 'a'),
    step('a', 'b'),
    step('a', 'b', { when: 'or so' }),
    step('a', 'c', { awaits: 'b' }),
    step('b', 'c', { does: 'removes' }),
    step('c', '', end('won', true)),
    step('b', '', end('lost', false)),
    step('never', 'c'),
  ],
};
const nobody = { came: [], result: null, done: [] };

describe('the graph of a story', () => {
  it('joins the steps of one path, begins at the first waiting point, and distinguishes edges', () => {
    const { lines } = graphModel(story, nobody);
    expect(lines.map(({ from, to, look, steps }) => `${from} ${to} ${look} ${steps.length}`)).toEqual([
      'start a plain 1',
      'a b plain 2',
      'b c plain 1',
      'b c removes 1',
      'c end:won plain 1',
      'b end:lost lost 1',
      'never c dead 1',
    ]);
  });

  it('shows the path of the running game: past scenes, the current one and the end', () => {
    const done = ['null-a', 'a-b'];
    const on = graphModel(story, { came: ['a', 'b'], result: null, done });
    const states = (model: typeof on) =>
      model.nodes.flatMap((node) => (node.kind === 'scene' ? [`${node.id} ${node.state}`] : []));
    expect(states(on)).toEqual(['a passed', 'b present', 'c none', 'never none']);
    expect(on.lines.filter(({ look }) => look === 'passed').map(({ from, to }) => from + to)).toEqual(['starta', 'ab']);
    const over = graphModel(story, { came: ['a', 'b'], result: 'lost', done });
    expect(states(over)).toEqual(['a passed', 'b passed', 'c none', 'never none']);
    expect(over.nodes.flatMap((node) => (node.kind === 'end' ? [[node.name, node.isReached]] : []))).toEqual([
      ['Won', false],
      ['Lost', true],
    ]);
  });

  it('does not mark an edge whose effect did not run, though both its ends were visited', () => {
    const { lines } = graphModel(story, { came: ['a', 'b', 'c'], result: 'won', done: ['null-a', 'a-b', 'c-'] });
    expect(lines.filter(({ look }) => look === 'passed').map(({ from, to }) => `${from} ${to}`)).toEqual([
      'start a',
      'a b',
      'c end:won',
    ]);
  });

  it('marks every branch of a fork, but nothing that is only adjacent', () => {
    const fork: DrawnStory = {
      ...{ id: 'two', name: 'Two', at, names: {} },
      scenes: ['hub', 'left', 'right', 'clock', 'on'].map((id) => scene(id)),
      steps: [
        step(null, 'hub'),
        step(null, 'clock'),
        step('hub', 'left'),
        step('hub', 'right'),
        step('left', 'on'),
        step('right', 'on'),
      ],
    };
    const present = (...came: readonly string[]) =>
      graphModel(fork, { came, result: null, done: [] }).nodes.flatMap((node) =>
        node.kind === 'scene' && node.state === 'present' ? [node.id] : [],
      );
    expect([
      present('hub', 'clock'),
      present('hub', 'clock', 'left', 'right'),
      present('hub', 'clock', 'left', 'right', 'on'),
    ]).toEqual([['hub'], ['left', 'right'], ['on']]);
  });

  it('does not show a game of another story', () => {
    const { nodes, lines } = graphModel(story, { came: ['x'], result: 'lost', done: [] });
    expect(nodes.filter((node) => node.kind === 'end' && node.isReached)).toEqual([]);
    expect(lines.filter(({ look }) => look === 'passed')).toEqual([]);
  });

  it('lists what leads to a scene and what follows it', () => {
    const { before, after, removes } = stepsAround(graphModel(story, nobody), 'b');
    expect([before, after, removes].map((lines) => lines.map(({ from, to }) => `${from} ${to}`))).toEqual([
      ['a b'],
      ['b c', 'b end:lost'],
      ['b c'],
    ]);
  });
});

describe('the places of a story', () => {
  const way = (from: string, to: string) => step(from, to, { does: 'leads' });
  const place = (id: string): DrawnScene => ({ ...scene(id), sort: 'place' });
  const map: DrawnStory = {
    ...{ id: 'map', name: 'Map', at, names: {} },
    scenes: [scene('act'), place('gate'), place('hall'), place('tower')],
    steps: [
      ...[step(null, 'act'), step(null, 'gate'), step('act', 'tower')],
      ...[way('gate', 'hall'), way('hall', 'gate'), way('hall', 'tower')],
    ],
  };
  const model = graphModel(map, { came: ['act', 'gate', 'hall'], result: null, done: [] });

  it('a way back and forth is one line, unlike a one-way', () =>
    expect(model.lines.flatMap(({ from, to, look, isBoth }) => (look === 'way' ? [[from, to, isBoth]] : []))).toEqual([
      ['gate', 'hall', true],
      ['hall', 'tower', false],
    ]));

  it('a place lists what brings it apart from its ways', () => {
    const { before, waysFrom, waysTo } = stepsAround(model, 'tower');
    expect([before.map(({ from }) => from), waysFrom, waysTo]).toEqual([['act'], ['hall'], []]);
    expect(stepsAround(model, 'hall').waysTo).toEqual(['gate', 'tower']);
  });

  it('the game is at a scene, though places came later', () =>
    expect(model.nodes.flatMap((node) => (node.kind === 'scene' ? [`${node.id} ${node.state}`] : []))).toEqual([
      ...['act present', 'gate passed', 'hall passed', 'tower none'],
    ]));
});

describe('the layout of its boxes', () => {
  const model = graphModel(story, nobody);
  const boxes = layOutGraph(model);

  it('goes from the start to the right without overlaps', () => {
    const left = (id: string) => boxes.get(id)?.x ?? Number.NaN;
    expect(
      left('start') < left('a') && left('a') < left('b') && left('b') < left('c') && left('c') < left('end:won'),
    ).toBe(true);
    const all = [...boxes.values()];
    const overlaps = all.filter((one, i) =>
      all.some(
        (other, j) =>
          i < j &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
    );
    expect(overlaps).toEqual([]);
  });

  it('arrow keys follow edges, and do nothing without one', () => {
    const walk = (from: string, ...keys: readonly string[]) =>
      keys.reduce((id, key) => neighbour(model, boxes, id, key) ?? id, from);
    expect(walk('start', 'ArrowRight')).toBe('a');
    expect(walk('start', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toBe('a');
    expect(walk('start', 'ArrowLeft')).toBe('start');
    expect(walk('end:won', 'ArrowLeft')).toBe('c');
    expect(neighbour(model, boxes, 'a', 'Enter')).toBe(null);
  });
});
