import { fill } from '#authoring/text/messages/messages.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import type { BreakdownOf } from '#engine/kernel/explain/breakdown-at.ts';
import { ownerOf, writtenAt } from '../documents/effect-place.ts';
import { type EditView, ReasonSentences, type RuleView } from './reason-teller.ts';

export interface BreakdownView {
  readonly base: number;
  readonly amount: number;
  /** The rule that counts the base, or where it is printed. */
  readonly text: Text;
  /** The card with the base; null: counted from the table. */
  readonly name: Text | null;
  readonly rule: string | null;
  readonly path: string | null;
  readonly edits: readonly EditView[];
  readonly values: readonly { readonly path: string; readonly text: Text; readonly value: Json }[];
  readonly rules: readonly RuleView[];
}

const written: Text = { ja: '{name}に書かれた値', en: 'As written on {name}' };

export function breakdownView(system: RuleSystem, documents: Documents, found: BreakdownOf): BreakdownView {
  const teller = new ReasonSentences(system, documents);
  const { base, amount, rule, path } = found;
  const owner = path === null ? null : ownerOf(documents, path);
  const name = owner === null ? null : teller.label(owner.id, owner.list ?? undefined);
  const text = rule === null ? fill(written, { name: name ?? '' }) : teller.rule(rule);
  const edits = found.edits.map((edit) => teller.edit(edit));
  const values = found.values.flatMap(({ path: at, value }) => {
    const node = writtenAt(documents, at);
    return isObject(node ?? null) ? [{ path: at, value, text: teller.node(node) }] : [];
  });
  return { base, amount, text, name, rule, path, edits, values, rules: teller.toldRules };
}
