import { type Template, templateOf } from './template.ts';

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
  /** What is put between places that stand side by side. */
  readonly between: string;
  /** What the house adds in English is not said: the sentence is in a language that it does not speak. */
  readonly isBare?: boolean;
}

/** A sentence with its places filled. */
export function filled(text: string, filler: Filler): string {
  const made = madeOf(templateOf(text), filler);
  return `${made.text}${made.after}`;
}

/** A sentence with its places filled by words. */
export function filledWith(text: string, words: { readonly [field: string]: string }): string {
  const say = (field: string): string => words[field] ?? '';
  const number = (field: string): number | undefined => (/^\d+$/.test(say(field)) ? Number(say(field)) : undefined);
  const isSeveral = (field: string): boolean => number(field) !== 1;
  const no = { counter: () => undefined, isSet: () => false };
  return filled(text, { say, any: say, isSeveral, number, ...no, between: '', isBare: true });
}

interface Made {
  readonly text: string;
  /** What the end of the sentence says. */
  readonly after: string;
  /** A place in it says nothing. */
  readonly isEmpty: boolean;
}

function madeOf(parts: Template, filler: Filler): Made {
  let [text, after, isEmpty] = ['', '', false];
  for (const part of parts) {
    const made = partMade(part, filler);
    [text, after, isEmpty] = [text + made.text, after + made.after, isEmpty || made.isEmpty];
  }
  return { text, after, isEmpty };
}

const words = (text: string): Made => ({ text, after: '', isEmpty: false });

function partMade(part: Template[number], filler: Filler): Made {
  switch (part.kind) {
    case 'text':
      return words(part.text);
    case 'places': {
      const said = part.fields.map((field) => filler.say(field));
      const text = said.filter((one) => one !== '').join(filler.between);
      return { text, after: '', isEmpty: said.includes('') };
    }
    case 'any': {
      const [whole, any] = [filler.say(part.field), filler.any(part.field)];
      const text = part.isOne && any === whole && filler.isBare !== true ? `one of ${whole}` : any;
      return { text, after: '', isEmpty: whole === '' };
    }
    case 'counter':
      return words(filler.counter(part.field) ?? part.otherwise);
    case 'flag':
      return words(filler.isSet(part.field) ? part.words : '');
    case 'number':
      return words(filler.isSeveral(part.field) ? part.many : part.one);
    case 'counted': {
      const whole = filler.say(part.field);
      const number = filler.number(part.field);
      const { text, after } = madeOf(number === 1 ? part.one : part.many, filler);
      // A name that somebody has made up says itself
      const isSaid = number !== undefined || filler.isBare === true || !whole.includes(' ');
      return {
        text: isSaid ? `${whole} ${text}` : `X ${text}`,
        after: isSaid ? after : `${after}, where X is ${whole}`,
        isEmpty: whole === '',
      };
    }
    case 'optional': {
      const made = madeOf(part.part, filler);
      return made.isEmpty ? { ...madeOf(part.otherwise, filler), isEmpty: false } : made;
    }
  }
}
