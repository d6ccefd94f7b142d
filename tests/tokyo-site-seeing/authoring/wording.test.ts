import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { sentenceOf } from '#authoring/project/sentences/speak.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { gameFormatsOf } from '#authoring/text/formats/game-formats.ts';
import { schemasOf } from '#authoring/text/schema/schemas-of.ts';
import { type Fix, fixOfAll } from '#authoring/tools/fixes/fixes-of.ts';
import { readWording } from '#authoring/tools/wording/read-wording.ts';
import { withTextFromEffect } from '#authoring/tools/wording/text-from-effect.ts';
import { wordingAt } from '#authoring/tools/wording/wording-at.ts';
import { wordingContext } from '#authoring/tools/wording/wording-context.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { readProject } from '#host/project/read-project.ts';
import { after, look } from '../../authoring/describe-fixes.ts';

const { files } = await readProject('sample-content/tokyo-site-seeing');
const diagnosis = diagnose(files, hostedSystems);
const ground = wordingContext(diagnosis, { own: 'SC00-03', bound: [] });
if (ground === null) throw new Error('the sample has no game');
const told = (text: string, bound: readonly string[] = []) =>
  readWording(text, 'ja', 'effect', { ...ground, bound }).readings.map(({ nodes }) => nodes);
const damage = { op: 'damage', to: { op: 'target' }, amount: 2, type: 'physical' };
const chosen = { op: 'named', name: 'chosen' };

it.each([
  ['敵1体に物理ダメージ2点', [damage]],
  ['敵一体に 物理ダメージ２点。', [damage]],
  ['このカードをシブヤに置く。', [{ op: 'placeScenario', card: 'SC00-03', area: 'SBY' }]],
  [
    'このエリアのPC1人のHPを2回復する。',
    [
      {
        op: 'choose',
        what: { op: 'one', of: { op: 'pcsHere' } },
        as: 'chosen',
        do: [{ op: 'heal', to: chosen, amount: 2 }],
      },
    ],
  ],
  [
    'SC00-SPをアキバに、SC00-ENをシナガワに置く。',
    [
      { op: 'placeScenario', card: 'SC00-SP', area: 'AKB' },
      { op: 'placeScenario', card: 'SC00-EN', area: 'SNG' },
    ],
  ],
  [
    'このエリアの他のPCはそれぞれAPトークンを1個得る。',
    [{ op: 'each', of: { op: 'otherPcsHere' }, as: 'chosen', do: [{ op: 'gainAp', to: chosen, amount: 1 }] }],
  ],
])('%s', (text, nodes) => expect(told(text)).toContainEqual(nodes));

it('several readings are listed, and each has a sentence', () => {
  const readings = told('このカードを捨て札にする。');
  expect(readings).toContainEqual([{ op: 'discard', card: { op: 'thisCard' } }]);
  expect(readings).toContainEqual([{ op: 'discardScenario' }]);
  for (const nodes of readings) expect(sentenceOf(nodes, 'ja', ground.voice)).not.toContain('…');
});

it('text that is not a sentence of the game, and an undefined name, are not guessed', () => {
  expect(told('敵1体をほめる。')).toEqual([]);
  expect(told('friendはカードを1枚引く。')).toEqual([]);
  expect(told('friendはカードを1枚引く。', ['friend'])).toEqual([
    [{ op: 'draw', who: { op: 'named', name: 'friend' }, amount: 1 }],
  ]);
});

const weapons = 'cards/weapons.json';
const text = files.flatMap((file) => (file.path === weapons && 'text' in file ? [file.text] : []))[0] ?? '';
const written = '[{ "op": "damage", "to": { "op": "target" }, "amount": 2, "type": "physical" }]';
const schema = gameFormatsOf(tokyoSiteSeeing).find(({ path }) => path.test(weapons))?.schema ?? {};
const { definitions } = schemasOf(tokyoSiteSeeing);

it.each([
  ['a list, in quotes', '"敵1体に物理ダメージ2点|"', written],
  ['a list, bare', '敵1体に物理ダメージ2点|', written],
  ['an item, with its quote open', '["敵1体に物理ダメージ2点|\n]', written.slice(1, -1)],
  ['a thing', '[{ "op": "damage", "to": "対象|" }]', '{ "op": "target" }'],
])('where %s is allowed, a typed sentence is completed to its node', (_, typed, node) => {
  const before = text.slice(0, text.indexOf(written));
  const behind = text.slice(text.indexOf(written) + written.length);
  const offset = before.length + typed.indexOf('|');
  const writing = { text: before + typed.replace('|', '') + behind, schema, definitions, locale: 'ja' as const };
  expect(wordingAt(writing, offset, diagnosis).map(({ plain }) => plain)).toContain(node);
});

it('a sentence is offered only where its node is allowed', () => {
  const typed = text.replace('"name": "曲がった標識"', '"name": "敵1体に物理ダメージ2点"');
  const offset = typed.indexOf('2点"') + 2;
  expect(wordingAt({ text: typed, schema, definitions, locale: 'ja' }, offset, diagnosis)).toEqual([]);
});

const contextOf = (altered: readonly ProjectFile[]) => ({
  files: altered,
  project: diagnose(altered, hostedSystems),
  ownFixers: fixesOfSystem('tokyo-site-seeing'),
  look,
  locale: 'ja' as const,
});

describe('writing the text of an entry from its effects', () => {
  const printed = '"敵1体に物理ダメージ2点。"';
  const from = (typed: string): string | null => {
    const altered = files.map((file) => (file.path === weapons ? { ...file, text: typed } : file));
    return withTextFromEffect(weapons, typed.indexOf('"physical"'), contextOf(altered));
  };

  it('gives the text that cards print when there is none', () => {
    expect(from(text.replace(printed, '""'))).toBe(text);
  });

  it('keeps the author’s text, though it uses other words', () => {
    const own = text.replace(printed, '"敵1体を殴り、物理ダメージ2点。"');
    expect(from(own)).toBe(own);
  });

  it('and where a sentence is missing, that is added and named', () => {
    const more = text.replace(
      written,
      `${written.slice(0, -1)}, { "op": "heal", "to": { "op": "self" }, "amount": 1 }]`,
    );
    expect(from(more)).toBe(more.replace(printed, '"敵1体に物理ダメージ2点。自分のHPを1回復する。"'));
    const altered = files.map((file) => (file.path === weapons ? { ...file, text: more } : file));
    const { problems } = diagnose(altered, hostedSystems);
    expect(problems.filter(({ file }) => file === weapons).map(({ message }) => [message.ja, message.en])).toEqual([
      [
        '文に「自分のHPを1回復する」がありません。書き足すか、効果を消してください。',
        'The text lacks “Heal 1 HP”. Add it, or remove the effect.',
      ],
    ]);
  });

  it('and where several sentences are missing, all are named at once, and added by one fix', () => {
    const more = withEffects(
      '{ "op": "heal", "to": { "op": "self" }, "amount": 1 }',
      '{ "op": "gainAp", "to": { "op": "self" }, "amount": 3 }',
    );
    const whole = more.replace(printed, '"敵1体に物理ダメージ2点。自分のHPを1回復する。APトークンを3個得る。"');
    const { altered, project, problems } = toldOf(more);
    expect(problems.map(({ code, message }) => [code, message.ja])).toEqual([
      ['EFT020', '文に「自分のHPを1回復する」「APトークンを3個得る」がありません。書き足すか、効果を消してください。'],
    ]);
    expect(from(more)).toBe(whole);
    const mending = {
      files: altered,
      project,
      ownFixers: fixesOfSystem('tokyo-site-seeing'),
      look,
      locale: 'ja' as const,
    };
    const fix = fixOfAll(problems, mending);
    const mended = after(altered as never, fix as Fix).find(({ path }) => path === weapons);
    expect(mended).toMatchObject({ text: whole });
  });

  it.each([
    ['a number', { amount: 5 }, '敵1体に物理ダメージ2点。', '敵1体に物理ダメージ5点。'],
    ['a kind', { type: 'cognitive' }, '敵1体を殴り、物理ダメージ2点。', '敵1体を殴り、認知ダメージ2点。'],
    ['a sentence', {}, '敵1体を殴り、物理ダメージ2点。自分のHPを1回復する。', '敵1体を殴り、物理ダメージ2点。'],
  ])('and where %s is wrong, only that changes', (_, changes, own, right) => {
    const effect = JSON.stringify([{ ...damage, ...changes }]);
    const typed = text.replace(written, effect).replace(printed, JSON.stringify(own));
    const made = withTextFromEffect(weapons, typed.indexOf('"effects"') + 40, contextOf(filesWith(typed))) ?? '';
    expect(made).toBe(typed.replace(JSON.stringify(own), JSON.stringify(right)));
  });

  it('and where a number is wrong and a sentence is missing, both are corrected, and the rest stays', () => {
    const own = '"敵1体を殴り、物理ダメージ2点。"';
    const more = withEffects('{ "op": "heal", "to": { "op": "self" }, "amount": 2 }')
      .replace('"amount": 2, "type"', '"amount": 5, "type"')
      .replace(printed, own);
    expect(from(more)).toBe(more.replace(own, '"敵1体を殴り、物理ダメージ5点。自分のHPを2回復する。"'));
  });

  it('in a language without sentence templates the message says so and offers no fix', () => {
    const more = withEffects('{ "op": "heal", "to": { "op": "self" }, "amount": 1 }');
    const { altered, project, problems } = toldOf(more, 'fr');
    expect(problems.map(({ message }) => message.en)).toEqual([
      expect.stringContaining('The studio cannot write this in "fr": express it in that language.'),
    ]);
    expect(withTextFromEffect(weapons, more.indexOf('"physical"'), contextOf(altered))).toBeNull();
    const mending = {
      files: altered,
      project,
      ownFixers: fixesOfSystem('tokyo-site-seeing'),
      look,
      locale: 'ja' as const,
    };
    expect(fixOfAll(problems, mending)).toBeNull();
  });

  const filesWith = (typed: string) => files.map((file) => (file.path === weapons ? { ...file, text: typed } : file));
  function withEffects(...more: readonly string[]): string {
    return text.replace(written, `${written.slice(0, -1)}, ${more.join(', ')}]`);
  }
  /** The project with another text of the weapons, in another own language, and the problems of its texts. */
  function toldOf(typed: string, locale = 'ja') {
    const altered = files.map((file): ProjectFile => {
      if (file.path === weapons) return { ...file, text: typed };
      if (file.path !== 'studio.json' || !('text' in file)) return file;
      return { ...file, text: file.text.replace('"sourceLocale": "ja"', `"sourceLocale": "${locale}"`) };
    });
    const project = diagnose(altered, hostedSystems);
    return { altered, project, problems: project.problems.filter(({ code }) => code === 'EFT020') };
  }
});

it('does nothing outside entries', () => {
  expect(withTextFromEffect(weapons, 3, contextOf(files))).toBeNull();
});
