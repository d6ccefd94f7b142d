import type { AnswerChoice } from '#engine/kernel/contract/template.ts';

/** Most frequent targets of board game translations first. */
const usual = [
  ...[
    'en',
    'ja',
    'de',
    'fr',
    'es',
    'it',
    'pt-BR',
    'pt',
    'pl',
    'ru',
    'ko',
    'zh-Hans',
    'zh-Hant',
    'nl',
    'cs',
    'uk',
    'hu',
  ],
  ...['sv', 'da', 'nb', 'fi', 'el', 'tr', 'ro', 'bg', 'sk', 'sl', 'hr', 'sr', 'lt', 'lv', 'et', 'ca', 'eu', 'gl', 'is'],
  ...['ga', 'he', 'ar', 'fa', 'hi', 'bn', 'th', 'vi', 'id', 'ms', 'fil', 'la', 'eo'],
];

/** Labels have the native name, too. */
export function languagesToTranslateInto(): readonly AnswerChoice[] {
  const [ja, en] = [namesIn('ja'), namesIn('en')];
  return usual.map((value) => {
    const own = namesIn(value)(value);
    const called = (name: string) => `${name === own ? name : `${name} — ${own}`} (${value})`;
    return { value, label: { ja: called(ja(value)), en: called(en(value)) }, also: [own, ja(value), en(value), value] };
  });
}

function namesIn(locale: string): (language: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (language) => names.of(language) ?? language;
}
