import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import type { CardText } from '#engine/library/content-checks/card-texts.ts';
import { translationsIn } from '#engine/library/content-checks/placed.ts';
import { translatedNames } from '#engine/library/content-checks/translated-names.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { projectOf } from '#engine/systems/tokyo-site-seeing/checks/documents.ts';
import { areaNames, printedTexts } from '#engine/systems/tokyo-site-seeing/checks/printed-text.ts';
import { texts } from '#engine/systems/tokyo-site-seeing/checks/text-tables.ts';
import { readProject } from '#host/project/read-project.ts';
import { shareReported, triedSlips } from '../../authoring/slips.ts';

const { files } = await readProject('sample-content/tokyo-bay');
const { documents } = diagnose(files, hostedSystems);
const project = projectOf(documents, []);
const translations = translationsIn(documents);
const names = areaNames(project);
const english = translatedNames(translations, ['mat.json'], 'en', names);
const { mismatches, saidOtherwise } = texts;

it('a number with too many digits is reported as larger than all others', () => {
  const [worded] = printedTexts(project).filter(({ value }) => /\d点/.test(value.text));
  const { value } = worded as { readonly value: CardText };
  const [fault] = mismatches(value, value.text.replace(/\d+点/, `${'9'.repeat(400_000)}点`), names);
  expect(fault?.data['said']).toContainEqual({ ja: '1000000000を超える数', en: 'a number above 1000000000' });
});

const others = {
  damage: [
    ['物理', '認知'],
    ['physical', 'cognitive'],
  ],
  area: [
    ['シナガワ', 'シブヤ', 'シンジュク', 'アキバ'],
    ['Shinagawa', 'Shibuya', 'Shinjuku', 'Akiba'],
    ['SNG', 'SBY', 'SJK', 'AKB'],
  ],
  time: [
    ['に入ったとき', 'から出たとき', 'ダウンしたとき', '解決されたとき'],
    ['enters', 'leaves'],
    ['onEnter', 'onLeave'],
  ],
};

function withParts(worded: CardText, parts: readonly Json[]): CardText {
  const ops = parts.map((part) => String((part as JsonObject | null)?.['op'] ?? ''));
  return { ...worded, parts, triggers: worded.triggers.length === 0 ? [] : ops.filter((op) => op.startsWith('on')) };
}

describe('a slip in a printed text, its effects or its translation', () => {
  const seed = Number(process.env['SLIPS_SEED'] ?? 1);
  const all = triedSlips(
    { texts: printedTexts(project), translations, checks: texts, names, english, others, withParts },
    stream(seed, 'slips'),
  );

  it.each([
    ['number', 0.95],
    ['damage', 0.97],
    ['area', 0.99],
    ['time', 0.9],
  ] as const)('of a %s is reported', (kind, least) => {
    expect(shareReported(all, kind), `SLIPS_SEED=${seed}`).toBeGreaterThanOrEqual(least);
  });

  it('is not reported when there is none', () => {
    const told = printedTexts(project).flatMap(({ value }) =>
      mismatches(value, value.text, names).map(({ code }) => `${code} ${value.key}`),
    );
    expect(told).toEqual([]);
  });

  it('does not include “one for each”, nor “more than” for at least one more', () => {
    const self = { op: 'self' };
    const [count, heal] = [
      { op: 'count', of: { op: 'otherPcsHere' } },
      { op: 'heal', to: self },
    ];
    const worded = (parts: readonly Json[], text: string): CardText => ({
      ...{ text, of: {}, key: 'X-01/effects/x/text', parts, counted: [], marks: [] },
      ...{ when: 'play', triggers: [] },
    });
    const told = (one: CardText, text = one.text) => mismatches(one, text, names).map(({ code }) => code);
    const each = worded([{ ...heal, amount: count }], '同じエリアの他のPC1人につき、自分のHPを1回復する。');
    expect(told(each)).toEqual([]);
    expect(told(each, '同じエリアの他のPC1人につき、自分のHPを2回復する。')).toEqual(['EFT010']);
    expect(saidOtherwise(each, 'Heal 1 HP for each other PC in this area.', names, english)).toEqual([]);
    const more = { op: 'add', a: { op: 'damageOn', of: { op: 'otherPcs' } }, b: 1 };
    const worst = { op: 'atLeast', value: { op: 'damageOn', of: self }, than: more };
    expect(told(worded([{ ...heal, amount: 2 }, worst], 'ほかのPCよりダメージが多いなら、HPを2回復する。'))).toEqual(
      [],
    );
  });

  it('does not include the areas of a route, which are named, or its next area, which is none', () => {
    const trigger = { op: 'onNextStop', who: { op: 'self' }, route: ['AKB', 'SBY'] };
    const toRoute = (route: readonly string[]): CardText => ({
      text: '自分がアキバ、シブヤの順に、次のエリアに入ったとき、自分のHPを1回復する。',
      of: {},
      key: 'X-01/effects/x/text',
      parts: [
        { ...trigger, route },
        { op: 'heal', to: { op: 'self' }, amount: 1 },
      ],
      counted: [],
      marks: [],
      when: null,
      triggers: ['onNextStop'],
    });
    const told = (worded: CardText) => mismatches(worded, worded.text, names).map(({ code }) => code);
    const translated = (text: string) => saidOtherwise(toRoute(['AKB', 'SBY']), text, names, english);
    expect(told(toRoute(['AKB', 'SBY']))).toEqual([]);
    expect(told(toRoute(['AKB', 'SJK']))).toEqual(['EFT011']);
    expect(translated('When you enter the next area of Akiba, Shibuya, in that order, heal 1 HP.')).toEqual([]);
    expect(translated('When you enter Akiba or Shibuya, heal 1 HP.').map(({ code }) => code)).toEqual(['EFT012']);
  });
});
