import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';

// Effects name what they choose (`as`), so that JSON can refer to it. A sentence says what it is, and then "that card".

/** `first`: the node that says what it is; all others point back to it. */
export interface Called {
  readonly first: object | null;
  readonly what: string;
  readonly then: string;
}
export type CalledThings = ReadonlyMap<string, Called>;
type Spoken = 'ja' | 'en';

const readers = ['named', 'remembered', 'chosenBy'];

export const thatNumber = { ja: 'その数', en: 'that number' } as const;
/** As in `what {who} chose`. */
export const chosenThing = { ja: 'もの', en: 'the one' } as const;
/** Of names from around a part of an effect that is spoken by itself. */
const unknown: { readonly [op: string]: { readonly [L in Spoken]: string } } = {
  named: { ja: '選んだもの', en: 'what was chosen' },
  remembered: thatNumber,
};

const longestNoun = { ja: 10, en: 24 };

/** `that PC` after `a PC in this area`. */
export function pronounFor(any: string, locale: Spoken): string {
  const bare = any.replace(/（[^（）]*）| \([^()]*\)/g, '');
  const noun =
    locale === 'ja'
      ? (/(?:^|の|る|た|い)((?:(?![のるたい]).)+)$/u.exec(bare)?.[1] ?? '')
      : (/^(?:an?|another) (.+?)(?: (?:of|in|that|at|on|with|where|engaged|attached|from)\b.*)?$/.exec(bare)?.[1] ??
        '');
  const isShort = noun !== '' && noun.length <= longestNoun[locale];
  return locale === 'ja' ? (isShort ? `その${noun}` : 'それ') : `that ${isShort ? noun : 'one'}`;
}

export function calledIn(node: JsonObject, called: CalledThings | undefined, locale: Spoken): string | undefined {
  const otherwise = unknown[String(node['op'])];
  if (otherwise === undefined) return undefined;
  const its = called?.get(String(node['name']));
  if (its === undefined) return otherwise[locale];
  return its.first === node ? its.what : its.then;
}

/** Where the first effect can say what has the name; null: it would be lost in a condition, or said of each of others. */
export function firstMention(effects: unknown, name: string): object | null {
  const found = nodesIn(effects).find(({ op, node }) => readers.includes(op) && node['name'] === name);
  if (found === undefined || found.op === 'chosenBy' || found.path[0] !== 0 || found.path.includes('if')) return null;
  for (let around = found.within; around !== null; around = around.within) {
    const inside = found.path[around.path.length];
    if (around.op === 'remember' ? inside === 'amount' : around.op === 'each' && inside === 'do') return null;
  }
  return found.node;
}

/** A template without the name that it gives. */
export const withoutName = (text: string): string => text.replace(/（\{as\}）| \(\{as\}\)/g, '');

/** Stands for a thing in a condition about it. */
export const someThing = '\ue003';

/** `that is downed` of `X is downed`; null: the condition begins otherwise. */
export function asQuality(said: string, locale: Spoken, isOne: boolean): string | null {
  const [, what = '', least] = new RegExp(`^the number of (.+) on ${someThing} is at least (\\d+)$`).exec(said) ?? [];
  if (least !== undefined) return `with at least ${least} ${least === '1' ? what.replace(/s$/, '') : what}`;
  const rest = said.slice(someThing.length);
  if (!said.startsWith(someThing) || rest.includes(someThing)) return null;
  if (locale === 'ja') {
    const [, particle, quality] = /^([がはの])(.+)$/s.exec(rest) ?? [];
    if (quality === undefined || (particle === 'の' && quality.includes('と'))) return null;
    return endsInVerb(quality) ? quality : `${quality}の`;
  }
  if (!/^ (?:is|has|can|cannot|does)\b/.test(rest)) return null;
  return `that${isOne ? rest : rest.replace(/^ (?:is|has|does)\b/, (word) => several[word] ?? word)}`;
}
const several: { readonly [word: string]: string } = { ' is': ' are', ' has': ' have', ' does': ' do' };
const endsInVerb = (said: string): boolean => /[\u3041-\u309f]$/.test(said);

/** A condition in front of もの: 「3以上である」. */
export const inFront = (said: string): string => (endsInVerb(said) ? said : `${said}である`);
