import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { CardText } from '#engine/library/content-checks/card-texts.ts';
import { translationsIn } from '#engine/library/content-checks/placed.ts';
import { labelsOfWords } from '#engine/library/words/labels.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { projectOf } from '#engine/systems/tokyo-site-seeing/checks/documents.ts';
import { printedTexts } from '#engine/systems/tokyo-site-seeing/checks/printed-text.ts';
import { texts as textChecks } from '#engine/systems/tokyo-site-seeing/checks/text-tables.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/tokyo-site-seeing');
const { documents } = diagnose(files, hostedSystems);
const project = projectOf(documents, []);
const translations = translationsIn(documents);
const texts = printedTexts(project);
const wordedBy = (key: string): CardText => texts.find(({ value }) => value.key === key)?.value as CardText;
function inEnglish(file: string, key: string): string {
  const units = translations.find(({ locale, source }) => locale === 'en' && source === file)?.units;
  return String((units?.get(key)?.value as JsonObject | undefined)?.['t']);
}
const toldOf = (worded: CardText, text: string) =>
  textChecks.phraseFaults(worded, text).map((fault) => ('said' in fault ? fault.said : `- ${fault.unsaid.ja}`));

describe('a phrase without its effect is reported, and so is an effect without its phrase', () => {
  it.each([
    ['F-01/effects/purr/text', 'HPを1回復する', '物理ダメージ1点を与える', ['ダメージ']],
    ['W-23/effects/attack/text', 'このエリアか隣接するエリアの', '', ['- 隣接するエリア']],
    ['W-13/effects/attack/text', '敵1体', '隣接するエリアの敵1体', ['隣接']],
    ['W-13/effects/attack/text', '敵1体', 'すべての敵', ['すべての敵']],
    ['W-38/effects/chime/text', 'このエリアのすべての敵に、それぞれ', '敵1体に', ['- すべての敵']],
    ['W-13/effects/attack/text', '点。', '点。このダメージは軽減されない。', ['軽減されない']],
    ['W-26/effects/attack/text', 'このダメージは軽減されない。', '', ['- 軽減できない']],
    ['I-39/effects/retort/text', '与えてもよい', '与える', ['- してもよい']],
    ['T-39/effects/loot/text', '獲得する', '獲得してもよい', ['もよい']],
    ['T-39/effects/loot/text', '武器の山札', 'アイテムの山札', ['アイテムの山札']],
    ['F-33/effects/morning/text', 'このエリアの', '', ['- このエリア']],
    ['I-23/effects/serve/text', '他の', '', ['- 他のPC']],
    ['I-01/effects/treat/text', 'PC1人', '他のPC1人', ['他のPC']],
    ['X-38/effects/harm/text', '『サイト』スキル', 'サポートスキル', ['サポートスキル']],
    ['F-20/effects/carry/text', '＋1', '－1', ['-1']],
    ['W-13/effects/attack/text', '点。', '点。⇒廃棄', ['⇒廃棄']],
    ['I-05/effects/buy/text', 'コモンかレア', 'コモン', ['- レア']],
    ['T-09/effects/fee/text', '失う', '得る', ['APトークンを1個得']],
    ['I-34/effects/fuel/text', '置く', '取り除く', ['消耗トークンを1個取り除']],
    ['W-17/effects/block/text', '敵から', '', ['- 敵から']],
    ['W-13/effects/attack/text', '点。', '点。カードを1枚引く。', ['カードを1枚引']],
  ])('%s: %s → %s', (key, from, to, told) => {
    const worded = wordedBy(key);
    expect(worded.text).toContain(from);
    expect(toldOf(worded, worded.text)).toEqual([]);
    expect(toldOf(worded, worded.text.replace(from, to))).toEqual(told);
  });

  it.each([
    ['W-13/effects/attack/text', 'one enemy', 'every enemy', ['every enemy']],
    ['W-26/effects/attack/text', ' It cannot be reduced.', '', ['- 軽減できない']],
    ['T-39/effects/loot/text', 'weapon deck', 'item deck', ['item deck']],
    ['I-01/effects/treat/text', 'one PC', 'another PC', ['another PC']],
    ['F-33/effects/morning/text', ' in this area', '', ['- このエリア']],
  ])('in English, %s: %s → %s', (key, from, to, told) => {
    const { value: worded, file } = texts.find(({ value }) => value.key === key) as (typeof texts)[number];
    const text = inEnglish(file, key);
    expect(toldOf(worded, text)).toEqual([]);
    expect(text.replace(from, to)).not.toBe(text);
    expect(toldOf(worded, text.replace(from, to))).toEqual(told);
  });

  it('reports nothing in a language whose phrases are unknown', () => {
    expect(toldOf(wordedBy('W-13/effects/attack/text'), '2 kognitiver Schaden bei allen Gegnern.')).toEqual([]);
  });

  it('a trait in 《》 must be one the effects use', () => {
    const labels = labelsOfWords(project.documents as { readonly [file: string]: Json });
    const worded = wordedBy('X-31/effects/harm/text');
    expect(textChecks.otherTraits(worded, worded.text, labels)).toEqual([]);
    expect(textChecks.otherTraits(worded, worded.text.replace('怪異', '機械'), labels)).toEqual(['《機械》']);
  });

  it('reports nothing for the sample, in either language', () => {
    const told = texts.flatMap(({ value: worded, file }) =>
      [worded.text, inEnglish(file, worded.key)].flatMap((text) => toldOf(worded, text).map((word) => [word, text])),
    );
    expect(told).toEqual([]);
  });
});
