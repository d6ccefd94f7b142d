import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { cookbook } from '#engine/systems/arkham-horror-lcg/examples/cookbook.ts';
import type { CardWording } from '#engine/systems/arkham-horror-lcg/examples/cookbook-words.ts';
import groups from '#engine/systems/arkham-horror-lcg/words/groups.json' with { type: 'json' };
import type { GeneratedFile } from '../generators/generated-file.ts';
import { written } from '../json/written-json.ts';

const page = { ja: 'docs/guide/arkham-horror-wordings.ja.md', en: 'docs/guide/arkham-horror-wordings.md' };
const words = {
  ja: {
    title: 'アーカムホラーLCG：カードの文から能力を書く',
    other: '[English](arkham-horror-wordings.md)',
    intro:
      'カードの文ごとに、書き方を示します。JSON はカードの項目です（両面のカードなら sides の中、参照カードなら reference）。どれも、テストがサンプルに加えて検査し、ゲームで使っています。カードの全体は[このゲームのガイド](arkham-horror-lcg.ja.md)にあります。',
    on: '書く所',
  },
  en: {
    title: 'Arkham Horror LCG: abilities by card wording',
    other: '[日本語](arkham-horror-wordings.ja.md)',
    intro:
      'How to write what cards say. The JSON is fields of a card (of a side, if it has two; "reference" on the reference card). A test adds each of them to the sample, checks it, and uses it in a game. [The guide to this game](arkham-horror-lcg.md) has whole cards.',
    on: 'Written on',
  },
} as const;

/** The recipes of `examples/cookbook.ts`, which tests play, as a page of the guide. */
export const wordingGuide = (): Promise<GeneratedFile[]> =>
  Promise.resolve((['ja', 'en'] as const).map((locale) => ({ path: page[locale], text: textOf(locale) })));

function textOf(locale: Locale): string {
  const { title, other, intro } = words[locale];
  const chapters = cookbook.flatMap((chapter) => [
    ...['', `## ${chapter.title[locale]}`],
    ...chapter.recipes.flatMap((recipe) => ['', ...section(recipe, locale)]),
  ]);
  return `${['<!-- Made by `npm run generate`. -->', `# ${title}`, '', other, '', intro, ...chapters].join('\n')}\n`;
}

const section = ({ on, wording, fields }: CardWording, locale: Locale): readonly string[] => [
  ...[`### ${wording[locale]}`, `${words[locale].on}: ${groups.cardType[on][locale]}`, ''],
  ...['```json', ...written(translated(fields, wording[locale])).split('\n'), '```'],
];

/** The text of its ability in the language of the page. */
const translated = (fields: JsonObject, text: string): JsonObject => {
  const abilities = (fields['abilities'] ?? []) as readonly JsonObject[];
  const own = fields['text'] === undefined ? {} : { text };
  return {
    ...fields,
    ...own,
    ...(abilities.length === 0 ? {} : { abilities: abilities.map((one) => ({ ...one, text })) }),
  };
};
