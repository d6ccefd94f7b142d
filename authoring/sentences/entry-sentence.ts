import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { phraseOf, sentenceOf, type Voice } from './speak.ts';

/** A whole entry in a sentence, from what it is written as: its time, its condition, what it does, what follows. */
export function entrySentence(entry: JsonObject, locale: Locale, voice: Voice): string {
  const ja = locale === 'ja';
  const { when, if: condition, interrupt, after, targets, reach } = entry;
  const parts: string[] = [];
  if (interrupt === true) parts.push(ja ? '割り込み：' : 'Interrupt: ');
  if (typeof when === 'string') {
    const word = voice.groups['timing']?.[when]?.[locale] ?? when;
    parts.push(ja ? `【${word}】` : `[${word}] `);
  }
  const begins: string[] = [];
  if (isObject(when)) begins.push(phraseOf(when, locale, voice));
  if (isObject(condition))
    begins.push(ja ? `${phraseOf(condition, locale, voice)}なら` : `if ${phraseOf(condition, locale, voice)}`);
  if (begins.length > 0) parts.push(ja ? `${begins.join('、')}、` : `${capital(begins.join(', '))}: `);
  // Whom an attack reaches, where it is more than one enemy in this area.
  if (targets === 'all') parts.push(ja ? '敵すべてを対象とする。' : 'Targets every enemy. ');
  else if (targets !== undefined && targets !== 1)
    parts.push(
      ja
        ? `敵${phraseOf(targets, locale, voice)}体までを対象とする。`
        : `Targets up to ${phraseOf(targets, locale, voice)} enemies. `,
    );
  if (reach === 1)
    parts.push(ja ? '隣接するエリアの敵も対象にできる。' : 'Enemies in adjacent areas may be targets, too. ');
  parts.push(sentenceOf(entry['do'], locale, voice));
  // What becomes of it: a word, or a word with how often.
  const [verb, times] =
    typeof after === 'string' ? [after, null] : (Object.entries(isObject(after) ? after : {})[0] ?? []);
  if (verb !== undefined) {
    const word = voice.groups['after']?.[verb]?.[locale] ?? verb;
    parts.push(`${ja ? '' : ' '}⇒ ${word}${typeof times === 'number' ? ` ×${times}` : ''}`);
  }
  return parts.join('');
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
