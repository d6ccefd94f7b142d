import type { Compiler } from '#engine/kernel/language/compile.ts';
import { nodesIn, uses } from '#engine/kernel/language/nodes-in.ts';
import type { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import { compileEntry } from '#engine/library/abilities/entry.ts';
import { damageTypes, ranges, type Timing } from '../basics/vocabulary.ts';
import type { Actions, CardTextEntry } from './entry.ts';
import type { EntryDocument } from './printed.ts';

export type EntryOf = (entry: EntryDocument, path: string, cardRange: string | undefined) => CardTextEntry;

export function entryCompiler(compiler: Compiler, names: EntryNumbers): EntryOf {
  return (entry, path, cardRange) => {
    const dealt = nodesIn(entry.do).flatMap(({ op, node }) => (op === 'damage' ? [node['type']] : []));
    const compiled = compileEntry(compiler, names, entry, path);
    // Field by field, so that all entries have one shape: rules read them at every decision
    return {
      id: compiled.id,
      effect: compiled.effect,
      optional: compiled.optional,
      moment: compiled.moment,
      condition: compiled.condition,
      conditionNode: compiled.conditionNode,
      block: compiled.block,
      pattern: compiled.pattern,
      standing: compiled.standing,
      when: typeof entry.when === 'string' ? entry.when : 'trigger',
      attack: entry.attack === true,
      buys: uses(entry.do, 'take'),
      range: ranges.indexOf((entry.range ?? cardRange) as (typeof ranges)[number]),
      targets: entry.targets === 'all' ? 'all' : compiler.amount(entry.targets ?? 1, `${path}/${entry.id}/targets`),
      reach: entry.reach ?? 0,
      deals: damageTypes.filter((type) => dealt.includes(type)),
      after: afterOf(entry.after),
    };
  };
}

function afterOf(after: EntryDocument['after']): CardTextEntry['after'] {
  if (after === undefined) return null;
  return typeof after === 'string' ? { do: after, times: 1 } : { do: 'exhaust', times: after.exhaust };
}

export function actionsOf(entries: readonly CardTextEntry[]): Actions {
  const kinds = (when: Timing): Actions['use'] => {
    const of = (attack: boolean) =>
      entries.filter((entry) => entry.when === when && entry.attack === attack).map(({ effect }) => effect);
    return { plain: of(false), attack: of(true) };
  };
  return { play: kinds('play'), use: kinds('use') };
}
