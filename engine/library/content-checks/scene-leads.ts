import type { Json } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { factsOf } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Path } from './placed.ts';
import type { Leads } from './unreachable-cards.ts';

/** What a node does to scenes; `own`: the scene of the text. Nothing if only play can tell. */
export type SceneGoal =
  | { readonly does: 'brings'; readonly what: 'named'; readonly id: string }
  | { readonly does: 'brings'; readonly what: 'next' }
  | { readonly does: 'removes'; readonly what: 'named'; readonly id: string }
  | { readonly does: 'removes'; readonly what: 'own' }
  | { readonly does: 'ends'; readonly result: string; readonly isWon: boolean };

export interface SceneLead {
  readonly goal: SceneGoal;
  readonly path: Path;
}

export function sceneLeads(language: Language): (part: unknown) => readonly SceneLead[] {
  const facts = factsOf(language);
  const leadsIn = memoizeByKey((part: object): readonly SceneLead[] =>
    nodesIn(part).flatMap(({ op, node, path }): readonly SceneLead[] => {
      const fact = facts.get(op)?.scenes;
      if (fact === undefined) return [];
      if (fact.does === 'ends') return [{ goal: fact, path }];
      const id = node[fact.named];
      const goal = goalOf(fact, id, fact.chosen !== undefined && node[fact.chosen] !== undefined);
      return goal === null ? [] : [{ goal, path }];
    }),
  );
  return (part) => (typeof part === 'object' && part !== null ? leadsIn(part) : []);
}

interface Doing {
  readonly does: 'brings' | 'removes';
  readonly otherwise?: 'next' | 'own';
}

function goalOf({ does, otherwise }: Doing, id: Json | undefined, isChosen: boolean): SceneGoal | null {
  if (typeof id === 'string') return { does, what: 'named', id };
  if (isChosen) return null;
  if (does === 'brings') return otherwise === 'next' ? { does, what: 'next' } : null;
  return otherwise === 'own' ? { does, what: 'own' } : null;
}

/** At most, if each runs once. */
export function broughtAtMost(leads: readonly SceneLead[]): Leads {
  const bringing = leads.flatMap(({ goal }) => (goal.does === 'brings' ? [goal] : []));
  return {
    named: bringing.flatMap((goal) => (goal.what === 'named' ? [goal.id] : [])),
    next: bringing.filter(({ what }) => what === 'next').length,
  };
}
