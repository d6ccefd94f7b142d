import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';

/** A slip in a text or its effects: one number, kind of damage, area or time is different. */
export interface Slip {
  readonly kind: 'number' | 'damage' | 'area' | 'time';
  readonly where: 'text' | 'effect' | 'translation';
  readonly what: string;
}

const others: { readonly [kind in Exclude<Slip['kind'], 'number'>]: readonly (readonly string[])[] } = {
  damage: [
    ['物理', '認知'],
    ['physical', 'cognitive'],
  ],
  area: [
    ['シナガワ', 'シブヤ', 'シンジュク', 'アキバ'],
    ['Shinagawa', 'Shibuya', 'Shinjuku', 'Akiba'],
    ['SNG', 'SBY', 'SJK', 'AKB'],
  ],
  time: [
    ['に入ったとき', 'から出たとき', 'ダウンしたとき', '解決されたとき'],
    ['enters', 'leaves'],
    ['onEnter', 'onLeave'],
  ],
};
const kinds = ['damage', 'area', 'time'] as const;

/** Every text with one slip: each number one up and one down, each word another of its kind, drawn by `next`. */
export function slipsIn(
  text: string,
  where: Slip['where'],
  next: () => number,
): { readonly slip: Slip; readonly text: string }[] {
  const found: { slip: Slip; text: string }[] = [];
  const put = (kind: Slip['kind'], at: number, from: string, to: string) =>
    found.push({
      slip: { kind, where, what: `${from} → ${to}` },
      text: text.slice(0, at) + to + text.slice(at + from.length),
    });
  const ids = [...text.matchAll(/(?:SC\d\d|[A-Z]{1,2})-[0-9A-Z]{2,4}/g)].map(
    ({ index, 0: id }) => [index, index + id.length] as const,
  );
  for (const { index, 0: digits } of text.matchAll(/\d+/g)) {
    if (ids.some(([from, to]) => from <= index && index < to)) continue;
    const value = Number(digits);
    put('number', index, digits, String(value === 1 || next() < 0.5 ? value + 1 : value - 1));
  }
  for (const kind of kinds)
    for (const words of others[kind])
      for (const word of words)
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
          const rest = words.filter((one) => one !== word);
          put(kind, at, word, rest[Math.floor(next() * rest.length)] as string);
        }
  return found;
}

/** The same for effects: every number of a node, and every word of a closed kind. Comparisons with 0 are left out. */
export function slipsOf(effects: Json, next: () => number): { readonly slip: Slip; readonly effects: Json }[] {
  const found: { slip: Slip; effects: Json }[] = [];
  const look = (value: Json, put: (value: Json) => Json): void => {
    const slip = (kind: Slip['kind'], to: Json) =>
      found.push({ slip: { kind, where: 'effect', what: `${String(value)} → ${String(to)}` }, effects: put(to) });
    if (typeof value === 'number' && value !== 0)
      slip('number', value + (Math.abs(value) === 1 || next() < 0.5 ? Math.sign(value) : -Math.sign(value)));
    else if (typeof value === 'string')
      for (const kind of kinds)
        for (const words of others[kind]) {
          const rest = words.filter((one) => one !== value);
          if (rest.length < words.length) slip(kind, rest[Math.floor(next() * rest.length)] as string);
        }
    else if (Array.isArray(value))
      for (const [i, one] of (value as readonly Json[]).entries())
        look(one, (part) => put(value.map((old: Json, j) => (i === j ? part : old))));
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value as JsonObject))
        look(one, (part) => put({ ...(value as JsonObject), [key]: part }));
  };
  look(effects, (value) => value);
  return found;
}
