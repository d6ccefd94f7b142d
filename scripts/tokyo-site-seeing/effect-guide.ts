import { readFile } from 'node:fs/promises';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { voiceOf } from '#authoring/project/sentences/speak.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { cookbook } from '#engine/systems/tokyo-site-seeing/examples/cookbook/cookbook.ts';
import { effectNeeds } from '#engine/systems/tokyo-site-seeing/examples/cookbook/effect-needs.ts';
import type { CardCarrier, Recipe } from '#engine/systems/tokyo-site-seeing/examples/cookbook/recipe.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { GeneratedFile } from '../generators/generated-file.ts';
import { written } from '../json/written-json.ts';

const words = {
  ja: {
    title: '効果の書き方（カードの文から）',
    intro:
      'カードの文ごとに、効果の書き方を示します。JSON は `effects` の1項目で、`id` は省いてあります。どれも、テストがサンプルのプロジェクトで検査し、実際に動かしています。続く2行は、エディターとログがその JSON から作る文です。語の一覧は `studio language`、問題の説明は[問題の一覧](../reference/problems.md)にあります。カードや、印刷する文には、設計者のメモ `"note"` を添えられます。印刷されず、ゲームにも影響せず、訳す人の画面に出ます（だれの言葉か、しゃれの意味、長さの目安など）。',
    on: '書く所',
    rules: 'ルール',
    table: '効果で書けること',
    head: '| | | 書き方 | ルール |',
    book: 'ルールが行う（カードには書かない）',
    none: 'まだ書けない',
  },
  en: {
    title: 'How to write effects, by card wording',
    intro:
      'How to write the effects of card texts. Each JSON example is one item of `effects`, without its `id`; a test adds each of them to the sample project, checks it and runs it. The two lines below it are the sentences that the editor and the log make of it. `studio language` lists all words, [the list of problems](../reference/problems.md) explains problems. Cards, and everything else with a printed text, can have a designer’s `"note"`. It is never printed and does not affect the game, but translators see it (who speaks, what the pun is, how long the text may be).',
    on: 'Written on',
    rules: 'Rules',
    table: 'What effects can do',
    head: '| | | Written as | Rules |',
    book: 'done by a rule, not by cards',
    none: 'no word yet',
  },
} as const;

const bearers: { readonly [B in CardCarrier]: { readonly [L in Locale]: string } } = {
  consumable: { ja: '消費カード（cards/items.json など）', en: 'a consumable (cards/items.json and others)' },
  equipment: { ja: '装備カード（cards/items.json など）', en: 'equipment (cards/items.json and others)' },
  weapon: { ja: '射程のある装備カード（cards/weapons.json）', en: 'equipment with a range (cards/weapons.json)' },
  trouble: { ja: 'トラブルカード（cards/troubles.json）', en: 'a trouble (cards/troubles.json)' },
  enemy: { ja: '敵のトラブルカード（cards/troubles.json）', en: 'an enemy trouble (cards/troubles.json)' },
  siteCard: { ja: '『サイト』カード（cards/site.json）', en: 'a SITE card (cards/site.json)' },
  scenarioCard: { ja: 'シナリオカード（scenarios/…/cards.json）', en: 'a scenario card (scenarios/…/cards.json)' },
  mod: { ja: 'シナリオMODカード（scenario-mods.json）', en: 'a scenario MOD card (scenario-mods.json)' },
  skill: { ja: 'PCのスキル（pcs.json）', en: "a PC's skill (pcs.json)" },
  bot: { ja: 'BOTカードのスキル（bots.json）', en: 'a skill of a BOT card (bots.json)' },
  facility: { ja: 'エリア施設（mat.json）', en: 'an area facility (mat.json)' },
  setup: { ja: 'シナリオの setup（scenarios/…/scenario.json）', en: 'setup of a scenario (scenarios/…/scenario.json)' },
};

/** `docs/guide/effects.md` and its Japanese: the cookbook of effects, from the recipes that tests run. */
export async function effectGuide(): Promise<GeneratedFile[]> {
  const voice = await sampleVoice();
  return (['ja', 'en'] as const).map((locale) => ({
    path: locale === 'ja' ? 'docs/guide/effects.ja.md' : 'docs/guide/effects.md',
    text: `${pageOf(locale, voice).join('\n')}\n`,
  }));
}

function pageOf(locale: Locale, voice: Voice): string[] {
  const say = words[locale];
  const lines = ['<!-- Made by `npm run generate`. -->', `# ${say.title}`, '', say.intro];
  for (const { title, recipes } of cookbook) {
    lines.push('', `## ${title[locale]}`);
    for (const recipe of recipes) lines.push('', ...section(recipe, locale, voice));
  }
  return [...lines, '', `## ${say.table}`, '', say.head, '|---|---|---|---|', ...needRows(locale)];
}

function section(recipe: Recipe, locale: Locale, voice: Voice): string[] {
  const { id, on, wording, entries } = recipe;
  const say = words[locale];
  return [
    `<a id="${id}"></a>`,
    `### ${wording[locale]}`,
    `${say.on}: ${bearers[on][locale]}　${say.rules}: ${rulesOf(recipe, voice).join(', ') || '—'}`,
    '',
    '```json',
    ...entries.flatMap((entry, i) => `${written(entry)}${i + 1 < entries.length ? ',' : ''}`.split('\n')),
    '```',
    ...entries.flatMap((entry) => [`- ${entrySentence(entry, 'ja', voice)}`, `- ${entrySentence(entry, 'en', voice)}`]),
  ];
}

/** The rules of the words in it. */
function rulesOf({ entries }: Recipe, voice: Voice): readonly string[] {
  const found = new Set<string>();
  const look = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isObject(value)) {
      for (const rule of voice.ops.get(String(value['op']))?.rules ?? []) found.add(rule);
      Object.values(value).forEach(look);
    }
  };
  look(entries);
  return [...found].sort();
}

function needRows(locale: Locale): string[] {
  const recipes = cookbook.flatMap((chapter) => chapter.recipes);
  const say = words[locale];
  return Object.entries(effectNeeds).map(([id, { text, rules, kept }]) => {
    const shown = recipes.filter(({ shows }) => shows.includes(id));
    const links = shown.map((recipe) => `[${recipe.id}](#${recipe.id})`).join(' ');
    const how = links !== '' ? links : kept === 'book' ? say.book : say.none;
    return `| ${id} | ${text[locale]} | ${how} | ${rules.join(', ')} |`;
  });
}

/** Areas and cards are called as in the sample. */
async function sampleVoice(): Promise<Voice> {
  const folder = 'sample-content/tokyo-site-seeing';
  const paths = ['mat.json', 'words.json', 'l10n/en/mat.json', 'l10n/en/words.json'];
  const read = async (path: string) =>
    [path, JSON.parse(await readFile(`${folder}/${path}`, 'utf8').catch(() => '{}')) as Json] as const;
  const documents = Object.fromEntries(await Promise.all(paths.map(read)));
  const traits = ((documents['words.json'] as JsonObject)['words'] ?? []) as readonly JsonObject[];
  return voiceOf(system, (locale, id) => {
    const trait = traits.find((one) => one['id'] === id);
    if (trait === undefined) return system.words.label(documents, locale, id);
    const units = (documents['l10n/en/words.json'] as JsonObject)['units'] as JsonObject | undefined;
    const unit = units?.[`${id}/label`];
    return locale === 'en' && isObject(unit) ? String(unit['t']) : String(trait['label']);
  });
}
