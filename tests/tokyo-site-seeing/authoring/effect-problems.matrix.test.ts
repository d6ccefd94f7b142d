import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { boundsOf } from '#authoring/project/diagnostics/effects/bounds.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { readProjectFiles } from '#host/project/project-files.ts';
import { rows } from '../../matrix.ts';

const project = 'sample-content/tokyo-site-seeing';
const files = await readProjectFiles(project);
const effectCode = /^(?:EFF|EFT|CRD03[123])/;
/** Checks of a story as a whole: a test's content is a part of one, and its expectations use the tokens. */
const storyCode = /^EFT01[89]/;

function alarms(over: JsonObject): readonly string[] {
  const { documents } = diagnose(files, hostedSystems);
  const laid = system.overlay?.(documents, over) ?? documents;
  const laidFiles = files.map((file): ProjectFile => {
    const document = laid[file.path];
    return document === undefined || document === documents[file.path]
      ? file
      : { path: file.path, text: JSON.stringify(document) };
  });
  return diagnose(laidFiles, hostedSystems)
    .problems.filter(({ code }) => effectCode.test(code) && !storyCode.test(code))
    .map(({ code, message }) => `${code} ${message.en}`);
}

/** A test that nothing follows the end of the game has to put something after it. */
const onPurpose: { readonly [file: string]: readonly string[] } = {
  '20-scenario.json': [
    'シナリオの文に敗北すると書かれていれば、その場で全員が敗北し、続きは行わない: EFT005 The previous effect ends the game, so “all PCs gain 1 AP token each” never happens. Change the order, or remove it.',
  ],
  '21-priority.json': [
    'シナリオカードは、定められた方法でなければ取り除けない: EFT016 “discard the shown scenario cards” has no effect on “the shown scenario cards”. Select something else.',
  ],
};

describe('the linter of effects', () => {
  const playtests = readdirSync('tests/tokyo-site-seeing/playtests').filter((name) => name.endsWith('.json'));
  it.each(rows(playtests, [0, playtests.length - 1]))(
    'reports nothing for the content of tests/tokyo-site-seeing/playtests/%s',
    (name) => {
      const { tests } = JSON.parse(readFileSync(path.join('tests/tokyo-site-seeing/playtests', name), 'utf8')) as {
        readonly tests: readonly { readonly name: string; readonly given: { readonly content?: JsonObject } }[];
      };
      const told = tests.flatMap(({ name: test, given: { content } }) =>
        content === undefined ? [] : alarms(content).map((alarm) => `${test}: ${alarm}`),
      );
      expect(told).toEqual(onPurpose[name] ?? []);
    },
  );

  it('reports nothing for the sample', () => {
    expect(diagnose(files, hostedSystems).problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  const problemsOf = (entry: JsonObject) => {
    const starters = JSON.parse(smallProject['cards/starters.json'] ?? '') as { cards: [{ effects: Json }] };
    starters.cards[0].effects = [{ id: 'rest', when: 'play', after: 'discard', ...entry }];
    const texts = { ...smallProject, 'cards/starters.json': JSON.stringify(starters) };
    const all = Object.entries(texts).map(([at, text]) => ({ path: at, text }));
    return diagnose(all, hostedSystems).problems;
  };
  const codesOf = (entry: JsonObject): readonly string[] => problemsOf(entry).map(({ code }) => code);
  const self = { op: 'self' };
  const heal = (amount: Json) => [{ op: 'heal', to: self, amount }];

  it('quotes the sentence whose number differs', () => {
    const [problem] = problemsOf({ do: heal(4), text: '自分のHPを2回復する。自分のHPを3回復する。' });
    expect(problem?.message.ja).toBe('「自分のHPを2回復する」の 2 は、効果では4点です。どちらかを直してください。');
    expect(problem?.message.en).toBe(
      '“自分のHPを2回復する” says 2, but the effect says 4 points. Correct one of them.',
    );
  });

  it('computes the range of amounts', () => {
    const ops = new Map(system.language.ops.map((op) => [`${op.sort}:${op.id}`, op]));
    const [range] = nodesIn({ op: 'remember', as: 'n', amount: { op: 'add', a: { op: 'pcCount' }, b: 1 }, do: [] });
    if (range === undefined) throw new Error('no node');
    const bounds = (amount: Json) => Object.values(boundsOf(amount, new Map([['n', range]]), ops));
    expect(bounds({ op: 'multiply', a: 2, b: { op: 'pcCount' } })).toEqual([2, 8]);
    expect(bounds({ op: 'subtract', a: { op: 'pcCount' }, b: 2 })).toEqual([-1, 2]);
    expect(bounds({ op: 'least', a: { op: 'damageOn', of: self }, b: 3 })).toEqual([0, 3]);
    expect(bounds({ op: 'add', a: { op: 'remembered', name: 'n' }, b: { op: 'remembered', name: 'other' } })).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it.each<[string, JsonObject, readonly string[]]>([
    [
      'a choice that is never read',
      { do: [{ op: 'choose', what: { op: 'one', of: { op: 'allPcs' } }, as: 'x', do: heal(1) }] },
      ['EFF005'],
    ],
    ['a loop without its variable', { do: [{ op: 'each', of: { op: 'allPcs' }, as: 'x', do: heal(1) }] }, []],
    ['a number remembered and never read', { do: [{ op: 'remember', as: 'n', amount: 2, do: heal(1) }] }, ['EFF005']],
    [
      'a filter that ignores its variable',
      {
        do: [
          { op: 'heal', amount: 1, to: { op: 'where', of: { op: 'allPcs' }, as: 'x', if: { op: 'isDown', pc: self } } },
        ],
      },
      ['EFF005'],
    ],
    [
      'a shadowed name',
      {
        do: [
          {
            ...{ op: 'choose', what: { op: 'one', of: { op: 'allPcs' } }, as: 'x' },
            do: [
              { op: 'each', of: { op: 'pcsHere' }, as: 'x', do: [{ ...heal(1)[0], to: { op: 'named', name: 'x' } }] },
            ],
          },
        ],
      },
      ['EFF005'],
    ],
    [
      'an unbound name in a condition',
      { if: { op: 'isDown', pc: { op: 'named', name: 'x' } }, do: heal(1) },
      ['EFF008'],
    ],
    ['a word about damage in a text without a trigger', { do: [{ op: 'ignoreReduction' }] }, ['EFF007']],
    [
      'a word about damage in a text with another trigger',
      { when: { op: 'onDown', who: self }, interrupt: true, do: [{ op: 'ignoreReduction' }] },
      ['EFF007'],
    ],
    [
      'a word about damage in a text with that trigger',
      { when: { op: 'onDamage', to: self }, interrupt: true, do: [{ op: 'ignoreReduction' }] },
      [],
    ],
    [
      'two equal branches',
      { do: [{ op: 'if', if: { op: 'isDown', pc: self }, then: heal(1), else: heal(1) }] },
      ['EFF006'],
    ],
    [
      'a condition and its opposite',
      {
        if: {
          op: 'all',
          of: [
            { op: 'isDown', pc: self },
            { op: 'not', of: { op: 'isDown', pc: self } },
          ],
        },
        do: heal(1),
      },
      ['EFF002'],
    ],
    [
      'a value compared with itself',
      { if: { op: 'equals', a: { op: 'troublesHere' }, b: { op: 'troublesHere' } }, do: heal(1) },
      ['EFF003'],
    ],
    [
      'a purchase of a card from a hand',
      {
        do: [
          {
            op: 'choose',
            what: { op: 'one', of: { op: 'hand', of: self } },
            as: 'x',
            do: [{ op: 'take', who: self, card: { op: 'named', name: 'x' } }],
          },
        ],
      },
      ['EFT015'],
    ],
    ['a combined condition that can never hold', neverTogether(), ['EFF002']],
    ['the negation of a condition that never holds', { if: { op: 'not', of: more(5) }, do: heal(1) }, ['EFF003']],
    ['a condition that can hold', { if: more(4), do: heal(1) }, []],
    ['an amount that is never above zero', { do: heal({ op: 'subtract', a: { op: 'pcCount' }, b: 4 }) }, ['EFF004']],
    ['an amount that can be', { do: heal({ op: 'subtract', a: { op: 'pcCount' }, b: 3 }) }, []],
    ['a number of another counter', { do: heal(2), text: '手札が3枚以上でも、自分のHPを2回復する。' }, []],
    ['a number in another script', { do: heal(2), text: '自分のHPを２回復する。' }, []],
    ['a differently written number', { do: heal(2), text: '自分のHPを３回復する。' }, ['EFT007']],
    ['割り込み without a trigger', { do: heal(1), text: '割り込み：自分のHPを1回復する。' }, ['EFT009']],
    ['the header of its own time', { do: heal(1), text: '【プレイ】自分のHPを1回復する。' }, []],
  ])('of %s', (_, entry, codes) => {
    expect(codesOf(entry)).toEqual(codes);
  });

  function more(than: number): JsonObject {
    return { op: 'atLeast', value: { op: 'pcCount' }, than };
  }
  function neverTogether(): JsonObject {
    return { if: { op: 'all', of: [{ op: 'isDown', pc: { op: 'self' } }, more(5)] }, do: heal(1) };
  }
});
