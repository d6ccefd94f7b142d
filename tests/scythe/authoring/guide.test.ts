import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { RuleWords } from '#engine/kernel/contract/system.ts';
import { formats } from '#engine/systems/scythe/formats/formats.ts';
import { settings } from '#engine/systems/scythe/formats/game.ts';
import { mat } from '#engine/systems/scythe/formats/mats.ts';
import words from '#engine/systems/scythe/words/rules.json' with { type: 'json' };

const rules: { readonly [rule: string]: RuleWords } = words;
const ruled = Object.entries(rules).flatMap(([rule, { ours }]) =>
  ours === undefined || rule.startsWith('SC-PR-') ? [] : [rule],
);

/** The effects of these files are empty lists, so that their definitions are not needed. */
const definitions = Object.fromEntries(
  ['trigger', 'condition', 'modifier', 'effect', 'amount'].map((sort) => [sort, {}]),
);

describe.each(['docs/guide/scythe.md', 'docs/guide/scythe.ja.md'])('%s', (path) => {
  const guide = readFileSync(path, 'utf8');
  const files = [...guide.matchAll(/^`([\w/]+\.json)`\n\n```json\n([\s\S]*?)\n```/gm)].map(
    ([, file = '', text = '']) => [file, JSON.parse(text) as unknown] as const,
  );

  it('shows files that agree with their formats', () => {
    const wrong = files.filter(([file, document]) => {
      const format = formats.find((one) => one.path.test(file));
      return format === undefined || !Check({ ...format.schema, definitions }, document);
    });
    expect([files.length, wrong]).toEqual([5, []]);
  });
  it('shows a mat that agrees with its format', () => {
    const shown = [...guide.matchAll(/```json\n(\{\n {2}"id": "M1"[\s\S]*?)\n```/g)].map(([, text = '']) => text);
    expect(shown.map((text) => Check(mat, JSON.parse(text)))).toEqual([true]);
  });
  it('names each file and each setting', () => {
    const paths = [...guide.matchAll(/`([^`\n]+\.json)`/g)].map(([, file = '']) => file);
    expect(formats.filter((format) => !paths.some((file) => format.path.test(file)))).toEqual([]);
    expect(Object.keys(settings).filter((setting) => !guide.includes(`| \`${setting}\` |`))).toEqual([]);
  });
  it('lists each of our rulings, and no other rule', () => {
    const rows = [...guide.matchAll(/^\| (SC-[^|]+) \|/gm)].flatMap(([, ids = '']) => ids.split(/, |、/));
    expect(rows.toSorted()).toEqual(ruled.toSorted());
  });
});
