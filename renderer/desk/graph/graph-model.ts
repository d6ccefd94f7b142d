import type { DrawnScene, DrawnStep, DrawnStory, WrittenAt } from '#authoring/tools/graph/drawn-stories.ts';

export type GraphNode = { readonly id: string; readonly at: WrittenAt | null } & (
  | { readonly kind: 'start' }
  | { readonly kind: 'other'; readonly name: string }
  | { readonly kind: 'end'; readonly name: string; readonly isWon: boolean; readonly isReached: boolean }
  | { readonly kind: 'scene'; readonly scene: DrawnScene; readonly state: SceneState }
);
export type SceneState = 'none' | 'passed' | 'present';

export interface GraphLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly does: DrawnStep['does'];
  readonly steps: readonly DrawnStep[];
  readonly look: 'plain' | 'lost' | 'removes' | 'dead' | 'passed' | 'way';
  /** A way that leads back too. */
  readonly isBoth: boolean;
}

export interface GraphModel {
  readonly nodes: readonly GraphNode[];
  readonly lines: readonly GraphLine[];
}

/** The progress of a game: scenes reached, in order, and how it ended. */
export interface GraphProgress {
  readonly came: readonly string[];
  readonly result: string | null;
  /** Paths of the step nodes that ran. */
  readonly done: readonly string[];
}

const startId = 'start';
const endId = (result: string): string => `end:${result}`;
const otherId = (id: string): string => `other:${id}`;

export function graphModel(story: DrawnStory, game: GraphProgress): GraphModel {
  const scenes = new Map(story.scenes.map((scene) => [scene.id, scene]));
  const came = game.came.filter((id) => scenes.has(id));
  const isHere = came.length > 0;
  const ends = new Map(story.steps.flatMap(({ to }) => (to.kind === 'end' ? [[to.result, to.isWon] as const] : [])));
  const others = new Set(story.steps.flatMap(({ from }) => (from.kind === 'other' ? [from.id] : [])));
  const passedScenes = came.filter((id) => scenes.get(id)?.sort === 'scene');
  const present = game.result === null ? presentOf(story, scenes, passedScenes) : new Set<string>();
  const nodes: readonly GraphNode[] = [
    { id: startId, kind: 'start', at: story.at },
    ...[...others].map((id) => ({ id: otherId(id), kind: 'other', name: story.names[id] ?? id, at: null }) as const),
    ...story.scenes.map((scene) => {
      const state = !came.includes(scene.id) ? 'none' : present.has(scene.id) ? 'present' : 'passed';
      return { id: scene.id, kind: 'scene', scene, state, at: scene.at } as const;
    }),
    ...[...ends].map(([result, isWon]) => {
      const isReached = isHere && game.result === result;
      return {
        id: endId(result),
        kind: 'end',
        name: story.names[result] ?? result,
        isWon,
        isReached,
        at: null,
      } as const;
    }),
  ];
  const passed = new Set(isHere ? [startId, ...came, ...(game.result === null ? [] : [endId(game.result)])] : []);
  return { nodes, lines: linesOf(story, scenes, passed, new Set(game.done)) };
}

/** The last reached scenes with an unreached successor, else the last one reached. */
function presentOf(
  { steps }: DrawnStory,
  scenes: ReadonlyMap<string, DrawnScene>,
  came: readonly string[],
): ReadonlySet<string> {
  const brings = steps
    .filter(({ does, to }) => does === 'brings' && to.kind === 'scene' && scenes.get(to.id)?.sort === 'scene')
    .map(endsOf);
  const leadsOn = came.filter((id) => brings.some(([from, to]) => from === id && !came.includes(to)));
  const last = leadsOn.at(-1) ?? came.at(-1);
  if (last === undefined) return new Set();
  const above = brings.flatMap(([from, to]) => (to === last && from !== startId ? [from] : []));
  const beside = leadsOn.filter((id) => brings.some(([from, to]) => to === id && above.includes(from)));
  return new Set([last, ...beside]);
}

function linesOf(
  { steps }: DrawnStory,
  scenes: ReadonlyMap<string, DrawnScene>,
  passed: ReadonlySet<string>,
  done: ReadonlySet<string>,
): readonly GraphLine[] {
  const lines = new Map<string, DrawnStep[]>();
  for (const step of steps) {
    const ends = endsOf(step);
    if (ends[0] === ends[1]) continue;
    const isWay = step.does === 'leads';
    const key = JSON.stringify([
      ...(isWay ? [...ends].sort() : ends),
      isWay || step.does === 'removes' ? step.does : '',
    ]);
    lines.set(key, [...(lines.get(key) ?? []), step]);
  }
  return [...lines].map(([id, all]) => {
    const [first] = all as [DrawnStep];
    const [from, to] = endsOf(first);
    const isDead = [from, to].some((one) => scenes.get(one)?.comes === false);
    const isLost = first.to.kind === 'end' && !first.to.isWon;
    const isDone = all.some(({ ways }) => ways.length === 0 || ways.some((way) => done.has(way)));
    const isPassed = first.does !== 'removes' && passed.has(from) && passed.has(to) && isDone;
    const isBoth = first.does === 'leads' && all.some((step) => endsOf(step)[0] === to);
    return { id, from, to, does: first.does, steps: all, look: look(), isBoth };

    function look(): GraphLine['look'] {
      if (first.does === 'removes') return 'removes';
      if (isDead) return 'dead';
      if (first.does === 'leads') return 'way';
      return isPassed ? 'passed' : isLost ? 'lost' : 'plain';
    }
  });
}

/** A text that waits for another scene begins there. */
function endsOf({ from, to, awaits }: DrawnStep): readonly [from: string, to: string] {
  const begin = from.kind === 'start' ? startId : from.kind === 'other' ? otherId(from.id) : (awaits ?? from.id);
  return [begin, to.kind === 'end' ? endId(to.result) : to.id];
}

export function stepsAround({ lines }: GraphModel, id: string) {
  const leading = lines.filter(({ does }) => does !== 'removes' && does !== 'leads');
  const ways = lines.filter(({ does }) => does === 'leads');
  return {
    before: leading.filter(({ to }) => to === id),
    after: leading.filter(({ from }) => from === id),
    removes: lines.filter(({ from, does }) => from === id && does === 'removes'),
    /** Where ways come from, and where they lead. */
    waysFrom: ways.flatMap(({ from, to, isBoth }) => (to === id ? [from] : isBoth && from === id ? [to] : [])),
    waysTo: ways.flatMap(({ from, to, isBoth }) => (from === id ? [to] : isBoth && to === id ? [from] : [])),
  };
}
