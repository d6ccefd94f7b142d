import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Explained, LinkView } from './explained.ts';

export interface ReasonOfEnd {
  /** The condition or rule; null: an effect without condition. */
  readonly text: Text | null;
  readonly rule: string;
  /** Null: a rule ended it. */
  readonly card: string | null;
}

/** From the explanation of the final event: the condition that came true, else the rule. */
export function reasonOfEnd({ event, chain, rules }: Explained, called: (name: string) => Text): ReasonOfEnd {
  const rule = String(event['rule']);
  const effects = chain.slice(
    0,
    chain.findIndex(({ kind }) => kind !== 'effect'),
  );
  const [nearest] = chain;
  if (nearest?.kind === 'step') {
    const asked = rules.find(({ id }) => id === nearest.rule);
    return { text: asked?.text ?? null, rule: asked?.id ?? rule, card: null };
  }
  for (const link of effects) {
    const said = cameTrue(link, called);
    if (said !== null) return { text: asSentence(said), rule, card: cardOf(link, event) };
  }
  return { text: null, rule, card: nearest === undefined ? null : cardOf(nearest, event) };
}

function cameTrue({ values = [] }: LinkView, called: (name: string) => Text): Text | null {
  const conditions = values.filter(({ value }) => value === true);
  const [outermost] = conditions.toSorted((a, b) => a.path.length - b.path.length);
  if (outermost === undefined) return null;
  return values.reduce((said, { value, text }) => {
    const [name, ...more] = Array.isArray(value) ? value : [];
    if (typeof name !== 'string' || more.length > 0) return said;
    return { ja: said.ja.replace(text.ja, called(name).ja), en: said.en.replace(text.en, called(name).en) };
  }, outermost.text);
}

function cardOf({ card }: LinkView, { cause }: JsonObject): string | null {
  return typeof card === 'string' ? card : typeof cause === 'string' ? cause : null;
}

function asSentence({ ja, en }: Text): Text {
  return { ja, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}` };
}
