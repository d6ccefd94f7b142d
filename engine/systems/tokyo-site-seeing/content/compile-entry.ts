import type { Compiler } from '#engine/kernel/language/compile.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { nodesIn, uses } from '#engine/kernel/language/nodes-in.ts';
import { damageTypes, ranges, type Timing } from '../contract/vocabulary.ts';
import type { Actions, Entry } from './content.ts';
import type { EntryDocument } from './printed.ts';

/** Compiles an entry at a path of the content; `cardRange`: the range printed on its card. */
export type EntryOf = (entry: EntryDocument, path: string, cardRange: string | undefined) => Entry;

export function entryCompiler(compiler: Compiler, effectNames: string[]): EntryOf {
  return (entry, path, cardRange) => {
    const at = `${path}/${entry.id}`;
    const constant = entry.when === 'constant';
    const dealt = nodesIn(entry.do).flatMap(({ op, node }) => (op === 'damage' ? [node['type']] : []));
    const named = effectNames.indexOf(entry.id);
    return {
      id: entry.id,
      effect: named >= 0 ? named : effectNames.push(entry.id) - 1,
      when: typeof entry.when === 'string' ? entry.when : 'trigger',
      attack: entry.attack === true,
      buys: uses(entry.do, 'take'),
      interrupt: entry.interrupt === true,
      range: ranges.indexOf((entry.range ?? cardRange) as (typeof ranges)[number]),
      targets: entry.targets === 'all' ? 'all' : compiler.amount(entry.targets ?? 1, `${at}/targets`),
      reach: entry.reach ?? 0,
      deals: damageTypes.filter((type) => dealt.includes(type)),
      condition: entry.if === undefined ? null : compiler.condition(entry.if, `${at}/if`),
      conditionNode: (entry.if as Node | undefined) ?? null,
      block: constant ? '' : compiler.block(entry.do, `${at}/do`),
      after: afterOf(entry.after),
      pattern: typeof entry.when === 'string' ? null : compiler.trigger(entry.when, `${at}/when`),
      standing: constant ? entry.do.map((node, i) => compiler.modifier(node as Node, `${at}/do/${i}`)) : [],
    };
  };
}

function afterOf(after: EntryDocument['after']): Entry['after'] {
  if (after === undefined) return null;
  return typeof after === 'string' ? { do: after, times: 1 } : { do: 'exhaust', times: after.exhaust };
}

/** The entries that are actions: what a card, a skill or a BOT card can be used for. */
export function actionsOf(entries: readonly Entry[]): Actions {
  const kinds = (when: Timing): Actions['use'] => {
    const of = (attack: boolean) =>
      entries.filter((entry) => entry.when === when && entry.attack === attack).map(({ effect }) => effect);
    return { plain: of(false), attack: of(true) };
  };
  return { play: kinds('play'), use: kinds('use') };
}
