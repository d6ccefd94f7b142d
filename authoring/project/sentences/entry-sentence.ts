import { filledWith } from '#authoring/text/messages/filled.ts';
import { gapOf } from '#authoring/text/messages/punctuation.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { spokenByItself } from '#engine/kernel/documents/printed-words.ts';
import { aroundEntries as around, entryPhrases } from './entry-phrases.ts';
import { phraseOf, sentenceOf } from './speak.ts';
import type { Voice } from './voice.ts';

export function entrySentence(entry: JsonObject, locale: string, voice: Voice): string {
  const { when, if: condition, interrupt, after, targets, reach } = entry;
  // Marks exist in the studio's languages only
  const own = spokenByItself(locale) ?? 'en';
  const gap = gapOf(locale);
  const word = (group: string, id: string): string => {
    const its = voice.groups[group]?.[id];
    return its === undefined ? id : voice.say(locale, `${group}/${id}`, its);
  };
  const phrase = (id: keyof typeof entryPhrases, said = ''): string =>
    filledWith(voice.say(locale, `entry/${id}`, entryPhrases[id].text), { said });
  const parts: string[] = [];
  if (interrupt === true) parts.push(around.interrupt[own]);
  const isSpoken = voice.isLiteral === true || voice.groups['timing'] !== undefined;
  if (typeof when === 'string' && isSpoken)
    parts.push(`${around.timing[own][0]}${word('timing', when)}${around.timing[own][1]}`);
  const begins: string[] = [];
  if (isObject(when)) begins.push(phraseOf(when, locale, voice));
  if (isObject(condition)) begins.push(phrase('condition', phraseOf(condition, locale, voice)));
  if (begins.length > 0) parts.push(`${capital(begins.join(around.between[own]))}${around.begun[own]}`);
  // Targets, unless it is one enemy in this area.
  if (targets === 'all') parts.push(`${phrase('everyEnemy')}${gap}`);
  else if (targets !== undefined && targets !== 1)
    parts.push(`${phrase('enemies', phraseOf(targets, locale, voice))}${gap}`);
  if (reach === 1) parts.push(`${phrase('nextDoor')}${gap}`);
  parts.push(sentenceOf(entry['do'], locale, voice));
  // A word, or a word with a number.
  const [verb, times] =
    typeof after === 'string' ? [after, null] : (Object.entries(isObject(after) ? after : {})[0] ?? []);
  if (verb !== undefined)
    parts.push(
      `${around.after[own]}${word('after', verb)}${typeof times === 'number' ? `${around.times}${times}` : ''}`,
    );
  return parts.join('');
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
