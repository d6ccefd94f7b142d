import { joinParts, type Locale, type Text } from '#engine/kernel/basics/text.ts';
import { renderTemplate } from './filled.ts';

export type MessageValues = { readonly [name: string]: unknown };

/** Names without a value are left empty. */
export function fill(sentence: Text, spoken: MessageValues): Text {
  return { ja: fillIn(sentence, spoken, 'ja'), en: fillIn(sentence, spoken, 'en').trimEnd() };
}

const betweenPlaces: Text = { ja: '・', en: ', ' };

/** The same in one language; `between` is put between places that stand side by side. */
export function fillIn(sentence: Text, spoken: MessageValues, locale: Locale, between = betweenPlaces[locale]): string {
  const value = (name: string) => spoken[name];
  const said = (name: string) => say(value(name), locale);
  return renderTemplate(sentence[locale], {
    say: said,
    any: said,
    isSeveral: (name) => value(name) !== 1,
    counter: () => undefined,
    isSet: (name) => value(name) === true,
    number: (name) => (typeof value(name) === 'number' ? Number(value(name)) : undefined),
    between,
  });
}

function say(value: unknown, locale: Locale): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return isolatedName(value);
  if (Array.isArray(value))
    return joinParts(
      value.map((one) => say(one, locale)),
      locale,
    );
  if (typeof value === 'object' && 'ja' in value && 'en' in value) return say(value[locale], locale);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name for use in a sentence: control characters of direction removed, right-to-left names isolated. */
export function isolatedName(name: string): string {
  const straight = name.replace(turning, '');
  return rightToLeft.test(straight) ? `\u2068${straight}\u2069` : straight;
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'ja' in value && 'en' in value;

/** "Did you mean …?", or nothing. */
export function didYouMean(nearest: unknown): Text {
  if (typeof nearest !== 'string' && !isText(nearest)) return { ja: '', en: '' };
  const { ja, en } = typeof nearest === 'string' ? { ja: nearest, en: nearest } : nearest;
  return { ja: `「${ja}」ではありませんか。`, en: `Did you mean "${en}"?` };
}
