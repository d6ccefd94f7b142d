import type { Scene, Story, StoryBy, StoryFrom, StoryStep } from '#engine/kernel/contract/story.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Path } from './placed.ts';
import { broughtAtMost, type SceneLead } from './scene-leads.ts';
import { broughtBy, type Leads, type StoryCard } from './unreachable-cards.ts';

export interface StoryText {
  readonly file: string;
  readonly path: Path;
  readonly when: unknown;
  /** Paths relative to the text. */
  readonly leads: readonly SceneLead[];
}

export interface StoryScene extends StoryCard, Omit<Scene, 'comes' | 'sort'> {
  readonly texts: readonly StoryText[];
}

export interface StorySource extends Pick<Story, 'id' | 'file' | 'path'> {
  /** Sequence scenes in order. */
  readonly scenes: readonly StoryScene[];
  readonly setUp: readonly StoryText[];
  /** Entries outside any story that advance all of them. */
  readonly others: readonly { readonly id: string; readonly texts: readonly StoryText[] }[];
  /** Rule that shows the first of the sequence. */
  readonly first: RuleId;
}

/** Shown at the start; the first by the rules. */
export function broughtAtStart({ setUp, others }: Pick<StorySource, 'setUp' | 'others'>): Leads {
  const leads = [...setUp, ...others.flatMap(({ texts }) => texts)].flatMap((text) => text.leads);
  const { named, next } = broughtAtMost(leads);
  return { named, next: next + 1 };
}

/** The story as a graph; `next` is resolved as far as possible without playing. */
export function storyOf(told: StorySource): Story {
  const brought = broughtBy(told.scenes, broughtAtStart(told));
  const { id, file, path } = told;
  const scenes = told.scenes.map(
    (scene): Scene => ({
      ...{ id: scene.id, file: scene.file, path: scene.path },
      sort: 'scene',
      comes: brought.has(scene.id),
    }),
  );
  return { id, file, path, scenes, steps: new Steps(told, brought).all() };
}

interface Open {
  readonly from: StoryFrom;
  readonly by: StoryBy;
  readonly awaits: string | null;
  readonly lead: SceneLead;
  readonly text: StoryText;
}

class Steps {
  private readonly told: StorySource;
  private readonly brought: ReadonlySet<string>;
  private readonly open: readonly Open[];
  private readonly turns: readonly string[];
  private readonly places: ReadonlyMap<string, number>;

  constructor(told: StorySource, brought: ReadonlySet<string>) {
    this.told = told;
    this.brought = brought;
    this.open = openSteps(told);
    const named = new Set(
      this.open
        .filter(({ from }) => from.kind !== 'scene' || brought.has(from.id))
        .flatMap(({ from, lead: { goal } }) =>
          goal.does === 'brings' && goal.what === 'named' && !isOwn(from, goal.id) ? [goal.id] : [],
        ),
    );
    const inOrder = told.scenes.filter((scene) => scene.inOrder);
    this.places = new Map(inOrder.map(({ id }, place) => [id, place]));
    this.turns = inOrder.flatMap(({ id }) => (named.has(id) ? [] : [id]));
  }

  all(): readonly StoryStep[] {
    const known = new Set(this.told.scenes.map(({ id }) => id));
    const [first] = this.turns;
    const opening: readonly StoryStep[] =
      first === undefined
        ? []
        : [
            {
              ...{ does: 'brings', from: { kind: 'start' }, to: { kind: 'scene', id: first } },
              ...{ by: { kind: 'rule', rule: this.told.first }, awaits: null },
            },
          ];
    const placed = this.placesInOrder();
    const steps = this.open.flatMap((one): readonly StoryStep[] => {
      const to = this.goalOf(one, placed);
      if (to === null || (to.kind === 'scene' && !known.has(to.id))) return [];
      const { from, by, awaits, lead } = one;
      return to.kind === 'scene' && isOwn(from, to.id) ? [] : [{ does: lead.goal.does, from, to, by, awaits }];
    });
    return [...opening, ...steps, ...this.later([...opening, ...steps])];
  }

  /** Position in the sequence when a scene is shown; asides inherit it. */
  private placesInOrder(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const first = this.places.get(this.turns[0] ?? '') ?? -1;
    const queue: { readonly id: string; readonly at: number }[] = this.turns
      .slice(0, 1)
      .map((id) => ({ id, at: first }));
    const follow = (open: readonly Open[], at: number): void => {
      for (const { lead } of open)
        if (lead.goal.does === 'brings' && lead.goal.what === 'named') queue.push({ id: lead.goal.id, at });
    };
    follow(
      this.open.filter(({ from }) => from.kind !== 'scene'),
      first,
    );
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { id, at } = next;
      if (found.has(id)) continue;
      const place = this.places.get(id) ?? at;
      found.set(id, place);
      const own = this.open.filter(({ from }) => from.kind === 'scene' && from.id === id);
      follow(own, place);
      for (const one of own) {
        const turn = this.turnOf(one, place);
        if (turn !== undefined) queue.push({ id: turn, at: place });
      }
    }
    return found;
  }

  private goalOf(one: Open, placed: ReadonlyMap<string, number>): StoryStep['to'] | null {
    const { goal } = one.lead;
    if (goal.does === 'ends') return { kind: 'end', result: goal.result, isWon: goal.isWon };
    if (goal.what === 'named') return { kind: 'scene', id: goal.id };
    if (goal.what === 'own') return null;
    const { from } = one;
    const before = from.kind === 'scene' ? (this.places.get(from.id) ?? placed.get(from.id) ?? -1) : 0;
    const turn = this.turnOf(one, before);
    return turn === undefined ? null : { kind: 'scene', id: turn };
  }

  /** The scene that a `next` shows from a position. */
  private turnOf(one: Open, place: number): string | undefined {
    const { goal } = one.lead;
    if (goal.does !== 'brings' || goal.what !== 'next') return undefined;
    const before = one.text.leads.filter(
      ({ goal: its, path }) =>
        its.does === 'brings' && its.what === 'next' && path !== one.lead.path && isBefore(path, one.lead.path),
    ).length;
    return this.turns.filter((id) => (this.places.get(id) ?? 0) > place)[before];
  }

  /** Scenes reached only by repeated `next`: attached to the last text that advances. */
  private later(steps: readonly StoryStep[]): readonly StoryStep[] {
    const led = new Set(steps.flatMap(({ does, to }) => (does === 'brings' && to.kind === 'scene' ? [to.id] : [])));
    const missing = this.turns.filter((id) => this.brought.has(id) && !led.has(id));
    const ways = this.open.filter(
      ({ from, lead: { goal } }) =>
        goal.does === 'brings' && goal.what === 'next' && (from.kind !== 'scene' || this.brought.has(from.id)),
    );
    return missing.flatMap((id) => {
      const way = ways.findLast(({ from }) => !(from.kind === 'scene' && from.id === id));
      if (way === undefined) return [];
      const { from, by, awaits } = way;
      return [{ does: 'brings', from, to: { kind: 'scene', id }, by, awaits } as const];
    });
  }
}

function openSteps({ scenes, setUp, others }: StorySource): readonly Open[] {
  const ids = new Set(scenes.map(({ id }) => id));
  const openIn = (from: StoryFrom, texts: readonly StoryText[]): readonly Open[] =>
    texts.flatMap((text) =>
      text.leads.map((lead) => ({
        ...{ from, text, lead, awaits: awaitedBy(text.when, ids, from) },
        by: { kind: 'text', file: text.file, entry: text.path, node: [...text.path, ...lead.path] },
      })),
    );
  return [
    ...openIn({ kind: 'start' }, setUp),
    ...others.flatMap(({ id, texts }) =>
      openIn({ kind: 'other', id }, texts).filter(({ lead: { goal } }) => goal.does === 'brings'),
    ),
    ...scenes.flatMap(({ id, texts }) => openIn({ kind: 'scene', id }, texts)),
  ];
}

function awaitedBy(when: unknown, ids: ReadonlySet<string>, from: StoryFrom): string | null {
  if (typeof when !== 'object' || when === null) return null;
  const named = Object.values(when).find((one: unknown): one is string => typeof one === 'string' && ids.has(one));
  return named === undefined || (from.kind === 'scene' && from.id === named) ? null : named;
}

const isOwn = (from: StoryFrom, id: string): boolean => from.kind === 'scene' && from.id === id;

/** Whether a node runs before another; not across branches of a choice. */
function isBefore(one: Path, other: Path): boolean {
  const at = one.findIndex((step, i) => step !== other[i]);
  const [mine, its] = [one[at], other[at]];
  if (mine === 'then' || mine === 'else') return false;
  return typeof mine === 'number' && typeof its === 'number' && mine < its;
}
