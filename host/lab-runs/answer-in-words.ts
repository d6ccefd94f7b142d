import type { Playable } from '#authoring/project/play/playable.ts';
import { fillIn } from '#authoring/text/messages/messages.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

/**
 * A kind of answer as a sentence, such as `play W-01/2`. Its piece stands in the first place of the sentence that need
 * not be left out; which part of the piece is meant follows.
 */
export function answerInWords({ system, documents }: Playable, kind: string): Text {
  const [word = '', piece] = kind.split(' ');
  const sentence = system.words.answers[word];
  if (sentence === undefined) return { ja: kind, en: kind };
  const [name, part] = piece?.split('/') ?? [];
  const said = (locale: 'ja' | 'en') => {
    const [, field = ''] = /\{(\w+)/.exec(sentence[locale].replace(/\[[^|\]]*\]/g, '')) ?? [];
    const label = name === undefined ? undefined : system.words.label(documents, locale, name, field);
    const whole = fillIn(sentence, label === undefined ? {} : { [field]: label }, locale).trim();
    return part === undefined ? whole : `${whole} (${part})`;
  };
  return { ja: said('ja'), en: said('en') };
}
