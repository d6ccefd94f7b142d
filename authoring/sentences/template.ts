/** How a place in a sentence is filled. */
export interface Filler {
  /** What a field says; empty when nothing is written in it. */
  say(field: string): string;
  /** One of what the field names, as `a thing` for `all things`. */
  any(field: string): string;
  /** Whether what the field says is spoken of as several. */
  isSeveral(field: string): boolean;
  /** The Japanese word that what the field selects is counted with; undefined where none is known. */
  counter(field: string): string | undefined;
  /** Whether the field is a flag that is set. */
  isSet(field: string): boolean;
  /** The number that is written in the field; undefined when it is worked out in the game. */
  number(field: string): number | undefined;
}

/**
 * A sentence with its places filled:
 * - `{field}` what the field says; `{field:any}` one of it, and `{field:one}` the same, or `one of …`
 * - `{field|gains|gain}` the word for one, or for several
 * - `{of#つ}` the word that it is counted with, or the one that stands here
 * - `{flag?irreducible }` the words where the flag is set
 * - `{amount*card|cards}` the amount with what it counts: `1 card`, `3 cards`, and `X cards` where it is worked out, as
 *   the end of the sentence then says
 * - `[in {field}|here]` left out when a field in it is, or what stands after the bar in its place. Brackets without a
 *   field are brackets.
 */
export function filled(text: string, filler: Filler): string {
  const made = partOf(text, filler);
  return `${made.text}${made.after}`.replace(/ {2,}/g, ' ').trim();
}

interface Made {
  readonly text: string;
  readonly after: string;
  /** A field in it says nothing. */
  readonly isEmpty: boolean;
}

function partOf(text: string, filler: Filler): Made {
  let [done, after, isEmpty] = ['', '', false];
  for (let at = 0; at < text.length; ) {
    const open = text.charAt(at);
    if (open !== '{' && open !== '[') {
      done += open;
      at++;
      continue;
    }
    const inside = insideOf(text, at);
    const made = open === '{' ? place(inside, filler) : bracket(inside, filler);
    [done, after, isEmpty] = [done + made.text, after + made.after, isEmpty || made.isEmpty];
    at += inside.length + 2;
  }
  return { text: done, after, isEmpty };
}

function place(inside: string, filler: Filler): Made {
  const [, field = '', sign = '', words = ''] = /^(\w+)([:|*?#]?)(.*)$/.exec(inside) ?? [];
  const [one = '', many = one] = parts(words);
  const whole = filler.say(field);
  const said = (text: string, after = ''): Made => ({ text, after, isEmpty: whole === '' });
  switch (sign) {
    case ':': {
      const any = filler.any(field);
      return said(words === 'one' && any === whole ? `one of ${whole}` : any);
    }
    case '#':
      return { text: filler.counter(field) ?? words, after: '', isEmpty: false };
    case '?':
      return { text: filler.isSet(field) ? words : '', after: '', isEmpty: false };
    case '|':
      return { ...said(filler.isSeveral(field) ? many : one), isEmpty: false };
    case '*': {
      const number = filler.number(field);
      const counted = partOf(number === 1 ? one : many, filler);
      // A name that somebody has made up says itself
      if (number !== undefined || !whole.includes(' ')) return said(`${whole} ${counted.text}`, counted.after);
      return said(`X ${counted.text}`, `${counted.after}, where X is ${whole}`);
    }
    default:
      return said(whole);
  }
}

function bracket(inside: string, filler: Filler): Made {
  if (!inside.includes('{')) return { text: `[${inside}]`, after: '', isEmpty: false };
  const [first = '', second = ''] = parts(inside);
  const made = partOf(first, filler);
  return made.isEmpty ? { ...partOf(second, filler), isEmpty: false } : made;
}

/** What stands between the brace or bracket here and the one that closes it. */
function insideOf(text: string, at: number): string {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if ('{['.includes(text.charAt(end))) depth++;
    else if ('}]'.includes(text.charAt(end)) && --depth === 0) return text.slice(at + 1, end);
  }
  return text.slice(at + 1);
}

/** Split at bars that stand in no brace or bracket of their own. */
function parts(text: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if ('{['.includes(sign)) depth++;
    if ('}]'.includes(sign)) depth--;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}
