import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Explained, ToldLink } from './explained.ts';

/** Why a game ended as it did. */
export interface ReasonOfEnd {
  /** What came true, or the rule of the book; null: a text said so and no more. */
  readonly text: Text | null;
  /** The rule that ends it so. */
  readonly rule: string;
  /** What the text stands on that ended it; null: a rule of the book did. */
  readonly card: string | null;
}

/**
 * Why a game ended, out of the explanation of the event that ended it: the condition of the content that came true,
 * else the rule of the book that asked for it.
 */
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

/** The outermost condition of an effect that was found to be so, with the things in it by their names. */
function cameTrue({ values = [] }: ToldLink, called: (name: string) => Text): Text | null {
  const conditions = values.filter(({ value }) => value === true);
  const [outermost] = conditions.toSorted((a, b) => a.path.length - b.path.length);
  if (outermost === undefined) return null;
  return values.reduce((said, { value, text }) => {
    const [name, ...more] = Array.isArray(value) ? value : [];
    if (typeof name !== 'string' || more.length > 0) return said;
    return { ja: said.ja.replace(text.ja, called(name).ja), en: said.en.replace(text.en, called(name).en) };
  }, outermost.text);
}

function cardOf({ card }: ToldLink, { cause }: JsonObject): string | null {
  return typeof card === 'string' ? card : typeof cause === 'string' ? cause : null;
}

function asSentence({ ja, en }: Text): Text {
  return { ja, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}` };
}
