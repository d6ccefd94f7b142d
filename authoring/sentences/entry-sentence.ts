import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { phraseOf, sentenceOf, type Voice } from './speak.ts';

/** What is said around what an entry does; wordings are read by the same words. */
export const aroundEntries = {
  interrupt: { ja: '割り込み：', en: 'Interrupt: ' },
  timing: { ja: ['【', '】'], en: ['[', '] '] },
  condition: { ja: ['', 'なら'], en: ['if ', ''] },
  between: { ja: '、', en: ', ' },
  begun: { ja: '、', en: ': ' },
  everyEnemy: { ja: '敵すべてを対象とする。', en: 'Targets every enemy. ' },
  enemies: { ja: ['敵', '体までを対象とする。'], en: ['Targets up to ', ' enemies. '] },
  nextDoor: {
    ja: '隣接するエリアの敵も対象にできる。',
    en: 'Enemies in adjacent areas may be targets, too. ',
  },
  after: { ja: '⇒ ', en: ' ⇒ ' },
  times: ' ×',
} as const;

/** A whole entry in a sentence, from what it is written as: its time, its condition, what it does, what follows. */
export function entrySentence(entry: JsonObject, locale: Locale, voice: Voice): string {
  const around = aroundEntries;
  const { when, if: condition, interrupt, after, targets, reach } = entry;
  const between = (words: readonly [string, string], said: string) => `${words[0]}${said}${words[1]}`;
  const parts: string[] = [];
  if (interrupt === true) parts.push(around.interrupt[locale]);
  if (typeof when === 'string')
    parts.push(between(around.timing[locale], voice.groups['timing']?.[when]?.[locale] ?? when));
  const begins: string[] = [];
  if (isObject(when)) begins.push(phraseOf(when, locale, voice));
  if (isObject(condition)) begins.push(between(around.condition[locale], phraseOf(condition, locale, voice)));
  if (begins.length > 0) parts.push(`${capital(begins.join(around.between[locale]))}${around.begun[locale]}`);
  // Whom an attack reaches, where it is more than one enemy in this area.
  if (targets === 'all') parts.push(around.everyEnemy[locale]);
  else if (targets !== undefined && targets !== 1)
    parts.push(between(around.enemies[locale], phraseOf(targets, locale, voice)));
  if (reach === 1) parts.push(around.nextDoor[locale]);
  parts.push(sentenceOf(entry['do'], locale, voice));
  // What becomes of it: a word, or a word with how often.
  const [verb, times] =
    typeof after === 'string' ? [after, null] : (Object.entries(isObject(after) ? after : {})[0] ?? []);
  if (verb !== undefined) {
    const word = voice.groups['after']?.[verb]?.[locale] ?? verb;
    parts.push(`${around.after[locale]}${word}${typeof times === 'number' ? `${around.times}${times}` : ''}`);
  }
  return parts.join('');
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
