import type { Choices, Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { type LocatedNode, NodeCoverage } from '../node-coverage.ts';

/** Target of a search. Plain data. */
export type Goal =
  /** A counted event of a design: shown, used, solved. */
  | { readonly kind: 'design'; readonly id: string }
  | { readonly kind: 'node'; readonly of: string; readonly paths: readonly string[] }
  /** A kind of event, also with one of its fixed words: `star/combat`. */
  | { readonly kind: 'event'; readonly event: string }
  /** The game ends with a result. */
  | { readonly kind: 'end'; readonly result: string }
  /** A condition holds at a decision. */
  | { readonly kind: 'when'; readonly condition: Node };

export interface Goals {
  /** In document order. */
  readonly nodes: readonly LocatedNode[];
  readonly designs: readonly string[];
  readonly events: readonly string[];
  /** Results that the texts of a story end it with. */
  readonly results: readonly string[];
}

/** Options measured apart, one value each; without such options, one empty choice. */
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
  const results = new Set<string>();
  for (const { scenes, steps } of system.stories?.(documents) ?? []) {
    for (const { id } of scenes) designs.add(id);
    for (const { to } of steps) if (to.kind === 'end') results.add(to.result);
  }
  return { nodes, designs: [...designs], events: eventsOf(system), results: [...results] };
}

/** Kinds of events, each also with every fixed word of its fields. */
function eventsOf({ changes, vocabulary }: RuleSystem): readonly string[] {
  const wordsOf = (field: string) =>
    (vocabulary.events[field] as { readonly enum?: readonly unknown[] } | undefined)?.enum;
  return changes.flatMap(({ kind, fields }) => [
    kind,
    ...fields.flatMap((field) => (wordsOf(field) ?? []).map((word) => `${kind}/${String(word)}`)),
  ]);
}

/** A path means the effects below it, as conditions are evaluated before they run. null: unknown. */
export function goalNamed({ nodes, designs, events, results }: Goals, typed: string): Goal | null {
  if (designs.includes(typed)) return { kind: 'design', id: typed };
  const within = nodes.filter(({ path }) => path === typed || path.startsWith(`${typed}/`));
  const exact = within.filter(({ path }) => path === typed);
  const effects = within.filter(({ sort }) => sort === 'effect');
  const [meant = []] = [exact, effects, within].filter((some) => some.length > 0);
  if (meant.length > 0) return { kind: 'node', of: typed, paths: meant.map(({ path }) => path) };
  if (results.includes(typed)) return { kind: 'end', result: typed };
  return events.includes(typed) ? { kind: 'event', event: typed } : null;
}

/** Design that a goal belongs to; else empty. */
export function ownerOf(goal: Goal): string {
  if (goal.kind === 'design') return goal.id;
  return goal.kind === 'node' ? (goal.of.split('/')[0] as string) : '';
}
