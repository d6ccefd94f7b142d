import { fill } from '#authoring/text/messages/messages.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import type { Explanation, Link } from '#engine/kernel/explain/explanation.ts';
import { type EditView, ReasonSentences, type RuleView } from './reason-teller.ts';

/** A link of the causal chain; kinds are described in the schema of the report. */
export interface LinkView {
  readonly kind: Link['kind'];
  readonly text: Text;
  readonly rule?: string;
  readonly step?: string;
  readonly path?: string;
  readonly card?: Json;
  readonly name?: Text;
  readonly values?: readonly { readonly path: string; readonly text: Text; readonly value: Json }[];
  readonly entry?: number | null;
  readonly answer?: JsonObject;
  readonly event?: number;
}
export interface Explained {
  /** Index among all events. */
  readonly index: number;
  readonly event: JsonObject;
  readonly text: Text;
  /** Index in the log; -1: set-up. */
  readonly entry: number;
  readonly cause: { readonly answer: JsonObject; readonly text: Text } | null;
  readonly value: { readonly base: number; readonly amount: number; readonly edits: readonly EditView[] } | null;
  /** Nearest cause first. */
  readonly chain: readonly LinkView[];
  readonly rules: readonly RuleView[];
}

const links = {
  setUp: { ja: 'セットアップ', en: 'Set-up' },
  during: { ja: 'これに割り込んだ：{event}', en: 'In response to: {event}' },
  after: { ja: 'これに続いた：{event}', en: 'After: {event}' },
  putOff: { ja: 'ここまで後回しにされた。きっかけ：{event}', en: 'Deferred until now, since: {event}' },
  answer: { ja: '選ばれた行動：{answer}', en: 'The chosen answer: {answer}' },
  only: { ja: 'ほかに選べなかった：{answer}', en: 'The only legal answer: {answer}' },
} as const satisfies { readonly [name: string]: Text };

export function explained(system: RuleSystem, documents: Documents, found: Explanation): Explained {
  const teller = new ReasonSentences(system, documents);

  function told(link: Link): LinkView {
    switch (link.kind) {
      case 'step':
        return { kind: 'step', rule: link.rule, step: link.step, text: teller.rule(link.rule) };
      case 'effect': {
        teller.hadPart(link.rules);
        const values = link.values.map(({ path, node, value }) => ({ path, value, text: teller.node(node) }));
        const [list = ''] = link.path.split('/');
        const name = teller.both((game) => game.name(list, link.source));
        return { kind: 'effect', path: link.path, card: link.source, name, text: teller.node(link.node), values };
      }
      case 'answer': {
        const answer = teller.both((game) => game.entry(link.answer));
        const text = fill(link.entry === null ? links.only : links.answer, { answer });
        if (link.rule !== 'KERNEL') teller.hadPart([link.rule]);
        return { kind: 'answer', rule: link.rule, entry: link.entry, answer: link.answer, text };
      }
      case 'during':
        return { kind: 'during', text: fill(links.during, { event: teller.event(link.about) }) };
      case 'after':
      case 'putOff': {
        const event = link.about === null ? '' : teller.event(link.about);
        return { kind: link.kind, event: link.event, text: fill(links[link.kind], { event }) };
      }
    }
  }

  const { event, entry, cause, chain } = found;
  if (typeof event['rule'] === 'string') teller.hadPart([event['rule']]);
  const { base, amount } = event;
  const value =
    typeof base === 'number' && typeof amount === 'number'
      ? { base, amount, edits: ((event['edits'] ?? []) as readonly JsonObject[]).map((edit) => teller.edit(edit)) }
      : null;
  return {
    index: found.index,
    event,
    text: teller.event(event),
    entry,
    cause:
      cause === null
        ? null
        : { answer: cause as JsonObject, text: teller.both((game) => game.entry(cause as JsonObject)) },
    value,
    chain: chain.filter(isWorthTelling).map(told),
    rules: teller.toldRules,
  };
}

/** Drops forced passes, and repetitions of a rule. */
function isWorthTelling(link: Link, i: number, all: readonly Link[]): boolean {
  if (link.kind === 'answer') return link.rule !== 'KERNEL' || link.entry !== null;
  const before = all[i - 1];
  return !(link.kind === 'step' && before?.kind === 'step' && before.rule === link.rule);
}
