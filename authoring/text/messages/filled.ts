import { type Template, templateOf } from './template.ts';

export interface TemplateValues {
  /** Empty if the field is empty. */
  say(field: string): string;
  /** One of the things named, as `a thing` for `all things`. */
  any(field: string): string;
  /** Whether the field takes a plural. */
  isSeveral(field: string): boolean;
  /** Japanese counter word; undefined if unknown. */
  counter(field: string): string | undefined;
  isSet(field: string): boolean;
  /** Undefined if the number is computed in the game. */
  number(field: string): number | undefined;
  readonly between: string;
  /** Suppresses English words that the template language adds itself, for sentences in other languages. */
  readonly isBare?: boolean;
}

export function renderTemplate(text: string, filler: TemplateValues): string {
  const made = madeOf(templateOf(text), filler);
  return `${made.text}${made.after}`;
}

export function filledWith(text: string, words: { readonly [field: string]: string }): string {
  const say = (field: string): string => words[field] ?? '';
  const number = (field: string): number | undefined => (/^\d+$/.test(say(field)) ? Number(say(field)) : undefined);
  const isSeveral = (field: string): boolean => number(field) !== 1;
  const no = { counter: () => undefined, isSet: () => false };
  return renderTemplate(text, { say, any: say, isSeveral, number, ...no, between: '', isBare: true });
}

interface Made {
  readonly text: string;
  /** Appended at the end of the sentence. */
  readonly after: string;
  /** A place in it is empty. */
  readonly isEmpty: boolean;
}

function madeOf(parts: Template, filler: TemplateValues): Made {
  let [text, after, isEmpty] = ['', '', false];
  for (const part of parts) {
    const made = partMade(part, filler);
    [text, after, isEmpty] = [text + made.text, after + made.after, isEmpty || made.isEmpty];
  }
  return { text, after, isEmpty };
}

const words = (text: string): Made => ({ text, after: '', isEmpty: false });

function partMade(part: Template[number], filler: TemplateValues): Made {
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
      return madeOf(filler.isSet(part.field) ? part.words : part.otherwise, filler);
    case 'number':
      if (part.none !== undefined && filler.number(part.field) === 0) return madeOf(part.none, filler);
      return madeOf(filler.isSeveral(part.field) ? part.many : part.one, filler);
    case 'counted': {
      const whole = filler.say(part.field);
      const number = filler.number(part.field);
      const { text, after } = madeOf(number === 1 ? part.one : part.many, filler);
      // A name made up by the author needs no "where X is"
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
