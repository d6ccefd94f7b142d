import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { ID_PATTERN, listed, type UnitCheck, type UnitFault } from './unit-fault.ts';

export const fewest = 2;

/** Kept verbatim in translations: card ids, placeholders, markup, arrows. */
const KEPT = new RegExp(`${ID_PATTERN}|\\{[A-Za-z][\\w-]*\\}|</?[a-z]+>|⇒|→`, 'g');
const pairs: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['【', '】'],
  ['《', '》'],
  ['〈', '〉'],
  ['{', '}'],
];
const anyMark = /[()（）[\]【】《》〈〉{}「」『』„“”«»‘<⇒→]|[A-Z]{1,3}\d{0,2}-[0-9A-Z]/;

/** L10N012: ids, placeholders, arrows or markup lost or added; unbalanced brackets and quotes. */
export function marksFault({ source, t, into, orphans = [] }: UnitCheck): UnitFault | null {
  if (orphans.length > 0) return { code: 'L10N012', data: { said: listed(orphans), meant: '—' } };
  if (!anyMark.test(source) && !anyMark.test(t)) return null;
  const [mine, theirs] = [keptIn(source), keptIn(t)];
  if (!isSameList(mine, theirs)) return { code: 'L10N012', data: { said: listed(theirs), meant: listed(mine) } };
  const open = [...pairs, ...(into?.quotes ?? [])].find((pair) => !isPaired(t, pair) && isPaired(source, pair));
  if (open !== undefined)
    return { code: 'L10N012', data: { said: open.find((one) => t.includes(one)) ?? '', meant: open.join('…') } };
  return null;
}

const keptIn = (text: string): readonly string[] => (text.match(KEPT) ?? []).sort();

function isPaired(text: string, [open, close]: readonly [string, string]): boolean {
  if (!text.includes(open) && !text.includes(close)) return true;
  let depth = 0;
  for (const letter of text) {
    if (letter === open) depth++;
    else if (letter === close && --depth < 0) return false;
  }
  return depth === 0;
}

export function linesFault({ source, t }: UnitCheck): UnitFault | null {
  if (!source.includes('\n') && !t.includes('\n')) return null;
  const [meant, said] = [source, t].map((text) => text.split('\n').length) as [number, number];
  return said === meant ? null : { code: 'L10N013', data: { said, meant } };
}
