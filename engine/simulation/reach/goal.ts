import type { Choices, Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { NodeCoverage, type WrittenNode } from '../node-coverage.ts';

/** Where a game is to come to. Plain data. */
export type Goal =
  /** Something happens to a design that is counted: it comes, it is used, it is solved. */
  | { readonly kind: 'design'; readonly id: string }
  /** One of these nodes of the effect language runs. */
  | { readonly kind: 'node'; readonly of: string; readonly paths: readonly string[] }
  /** Something of this kind happens. */
  | { readonly kind: 'event'; readonly event: string }
  /** A condition holds where an answer is asked for. */
  | { readonly kind: 'when'; readonly condition: Node };

/** What of a project can be a goal. */
export interface Goals {
  /** All nodes, in the order in which they are written. */
  readonly nodes: readonly WrittenNode[];
  readonly designs: readonly string[];
  readonly events: readonly string[];
}

/** The choices of a set-up each of which is a game of its own: one value of one option; where there is none, no choice. */
export function gamesApart(system: RuleSystem, content: Content): readonly Choices[] {
  const apart = system.options.filter((option) => option.apart);
  const all = apart.flatMap((option) => option.values(content).map((value) => ({ [option.id]: [value] })));
  return all.length === 0 ? [{}] : all;
}

export function goalsOf(system: RuleSystem, documents: Documents): Goals {
  const coverage = new NodeCoverage();
  const content = system.compile(documents, system.language, coverage.probe);
  const nodes = coverage.never();
  const expected = gamesApart(system, content).flatMap((choices) => system.expected?.(content, choices) ?? []);
  const designs = new Set(expected.flatMap(({ designs, story }) => [...story, ...designs]));
  for (const { scenes } of system.stories?.(documents) ?? []) for (const { id } of scenes) designs.add(id);
  return { nodes, designs: [...designs], events: system.changes.map(({ kind }) => kind) };
}

/**
 * What was typed as a goal: a design, a node, any effect within a path, a kind of event; null: there is none of that name.
 * What an effect looks at is looked at before it runs: so of a path effects are meant, where there are any.
 */
export function goalNamed({ nodes, designs, events }: Goals, typed: string): Goal | null {
  if (designs.includes(typed)) return { kind: 'design', id: typed };
  const within = nodes.filter(({ path }) => path === typed || path.startsWith(`${typed}/`));
  const exact = within.filter(({ path }) => path === typed);
  const effects = within.filter(({ sort }) => sort === 'effect');
  const [meant = []] = [exact, effects, within].filter((some) => some.length > 0);
  if (meant.length > 0) return { kind: 'node', of: typed, paths: meant.map(({ path }) => path) };
  return events.includes(typed) ? { kind: 'event', event: typed } : null;
}

/** The design on which a goal stands; empty when it is about none. */
export function ownerOf(goal: Goal): string {
  if (goal.kind === 'design') return goal.id;
  return goal.kind === 'node' ? (goal.of.split('/')[0] as string) : '';
}
