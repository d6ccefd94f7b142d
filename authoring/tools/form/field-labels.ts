import type { Views } from '#authoring/text/schema/views.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import { aboutOf } from '../completion/drafting.ts';

export type FieldLabels = { readonly [key: string]: Text };

/** Common fields; others are named by their description. */
const known: FieldLabels = {
  $schema: { ja: '形式の説明', en: 'Schema' },
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
  questions: { ja: '訳者の質問', en: 'Questions' },
  // Fields of ops that their sentences do not name
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

/** Fallback where neither schema nor game have a short name. */
const plain: FieldLabels = {
  op: { ja: '効果の言葉', en: 'Word' },
  add: { ja: '加える数', en: 'Added' },
  alter: { ja: '変わること', en: 'What changes' },
  at: { ja: 'いつ', en: 'When' },
  because: { ja: '理由', en: 'Reason' },
  by: { ja: 'だれが', en: 'By whom' },
  expect: { ja: '期待すること', en: 'What is expected' },
  forced: { ja: 'チート', en: 'Cheats' },
  h: { ja: '訳した元の文のハッシュ', en: 'Hash of the source text' },
  is: { ja: '値', en: 'Value' },
  label: { ja: '名前を置く側', en: 'Side of the name' },
  less: { ja: '引く数', en: 'Less' },
  must: { ja: '必ず選ぶ', en: 'Must choose' },
  names: { ja: '呼び名', en: 'Names' },
  number: { ja: '数値', en: 'Number' },
  ok: { ja: 'よしとした警告', en: 'Accepted warnings' },
  path: { ja: '効果の場所', en: 'Place of the effect' },
  per: { ja: '数える区切り', en: 'Counted per' },
  put: { ja: '盤に置くもの', en: 'What is put' },
  result: { ja: '結果', en: 'Result' },
  round: { ja: 'ラウンド', en: 'Round' },
  seats: { ja: '席', en: 'Seats' },
  seen: { ja: 'その人に見える盤面', en: 'What somebody sees' },
  self: { ja: '自分', en: 'Itself' },
  settings: { ja: '裁定の設定', en: 'Rulings' },
  source: { ja: 'もと', en: 'Source' },
  table: { ja: '盤面', en: 'Table' },
  target: { ja: '対象', en: 'Target' },
  than: { ja: '比べる数', en: 'Compared with' },
  times: { ja: '回数', en: 'Times' },
  until: { ja: 'いつまで', en: 'Until' },
  usual: { ja: 'ふつうの人数', en: 'Usual number' },
  value: { ja: '数', en: 'Value' },
  whose: { ja: 'だれの', en: 'Whose' },
  $not: { ja: 'これではない', en: 'Is not' },
  $unordered: { ja: '順は問わない', en: 'In any order' },
  $includes: { ja: 'これを含む', en: 'Includes' },
};

const longest: { readonly [locale in Locale]: number } = { ja: 14, en: 30 };

/** `names`: the game's names of fields. */
export function labelOf(
  key: string,
  schemas: Views,
  locale: Locale,
  names: FieldLabels = {},
): { readonly label: string; readonly help: string } {
  const about = schemas.map((schema) => aboutOf(schema, locale)).find((text) => text !== '') ?? '';
  if (key === 'note') return { label: known['note']?.[locale] ?? key, help: noteHelp[locale] };
  const referred = referredIn(key, schemas, names)?.[locale];
  const said = titleIn(schemas, locale) ?? referred ?? (Object.hasOwn(known, key) ? known[key]?.[locale] : undefined);
  if (said !== undefined) return { label: said, help: about === said ? '' : about };
  const head = headOf(about);
  if (head !== '' && head.length <= longest[locale])
    return { label: head, help: sentenceCase(about) === head ? '' : about };
  const named = Object.hasOwn(names, key) ? names[key] : Object.hasOwn(plain, key) ? plain[key] : undefined;
  return { label: named?.[locale] ?? key, help: about };
}

/** A game may name the kind of an id: by its field, or for `id` by the kind. */
function referredIn(key: string, schemas: Views, names: FieldLabels): Text | undefined {
  const kind = schemas.map((schema) => schema['x-id-of']).find((one) => one !== undefined);
  if (kind === undefined) return undefined;
  return names[key] ?? (key === 'id' ? names[String(kind)] : undefined);
}

/** The description up to the first punctuation mark. */
export const headOf = (about: string): string => sentenceCase(/^[^。：:;,、.（(]*/.exec(about)?.[0].trim() ?? '');

const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Only with a Japanese title: the title of an op is its id. */
function titleIn(schemas: Views, locale: Locale): string | undefined {
  const named = schemas.find((schema) => typeof schema['x-title-ja'] === 'string');
  return named === undefined
    ? undefined
    : locale === 'ja'
      ? String(named['x-title-ja'])
      : sentenceCase(String(named['title']));
}
