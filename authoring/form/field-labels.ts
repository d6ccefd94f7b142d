import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import { aboutOf } from '../completion/drafting.ts';
import type { Views } from '../schema/views.ts';

/** What fields are called that documents of every game have; all others are called by their description. */
const known: { readonly [key: string]: Text } = {
  $schema: { ja: '形式の説明', en: 'Format file' },
  formatVersion: { ja: '形式の版', en: 'Format version' },
  id: { ja: 'ID', en: 'ID' },
  name: { ja: '名前', en: 'Name' },
  title: { ja: '題名', en: 'Title' },
  reading: { ja: 'よみ', en: 'Reading' },
  overrides: { ja: '差し替え元', en: 'Overrides' },
  formerly: { ja: '元のID', en: 'Former ID' },
  text: { ja: '印刷される文', en: 'Printed text' },
  when: { ja: 'いつ', en: 'When' },
  if: { ja: '条件', en: 'Condition' },
  do: { ja: '起きること', en: 'What happens' },
  note: { ja: '設計メモ', en: 'Design note' },
  flavor: { ja: '添え文', en: 'Flavour text' },
  // What the words of effects have, where their sentences say nothing around it
  as: { ja: '呼び名', en: 'Called' },
  of: { ja: '対象', en: 'Of what' },
  on: { ja: '対象', en: 'On what' },
  who: { ja: '対象', en: 'Who' },
  to: { ja: '相手', en: 'To' },
  from: { ja: 'もと', en: 'From' },
  what: { ja: '何を', en: 'What' },
  kind: { ja: '種類', en: 'Kind' },
  type: { ja: '種類', en: 'Kind' },
  amount: { ja: '数', en: 'How many' },
  where: { ja: 'どこ', en: 'Where' },
  a: { ja: '左', en: 'First' },
  b: { ja: '右', en: 'Second' },
  then: { ja: 'そのとき', en: 'In that case' },
  else: { ja: 'そうでないとき', en: 'Otherwise' },
};
const noteHelp: Text = { ja: '印刷しない・訳者に見せる', en: 'Never printed; translators see it' };

/** How many letters a label may have before a description is too long to be one. */
const longest: { readonly [locale in Locale]: number } = { ja: 14, en: 30 };

export function labelOf(
  key: string,
  schemas: Views,
  locale: Locale,
): { readonly label: string; readonly help: string } {
  const about = schemas.map((schema) => aboutOf(schema, locale)).find((text) => text !== '') ?? '';
  if (key === 'note') return { label: known['note']?.[locale] ?? key, help: noteHelp[locale] };
  const said = titleIn(schemas, locale) ?? known[key]?.[locale];
  if (said !== undefined) return { label: said, help: about === said ? '' : about };
  const head = /^[^。：:;,、.（(]*/.exec(about)?.[0].trim() ?? '';
  if (head === '') return { label: key, help: about };
  if (head.length <= longest[locale]) return { label: head, help: about === head ? '' : about };
  return { label: key, help: about };
}

/** A name that its schema brings in both languages; an op's title is its word. */
function titleIn(schemas: Views, locale: Locale): string | undefined {
  const named = schemas.find((schema) => typeof schema['x-title-ja'] === 'string');
  return named === undefined ? undefined : String(locale === 'ja' ? named['x-title-ja'] : named['title']);
}
