import type { Json } from '#engine/kernel/basics/json.ts';

/** Path relative to the repository root. */
interface Written {
  readonly path: string;
  readonly text: string;
}

interface Draft {
  readonly folder: string;
  readonly fields: readonly string[];
  readonly parts: (id: string) => string;
  /** A card's effects that use it, and the AP tokens gained by them. */
  readonly done: (id: string) => Json;
  readonly gained: number;
}
const self = { op: 'self' };
const gain = { op: 'gainAp', to: self, amount: 1 };

const drafts = {
  effect: {
    folder: 'effects',
    fields: ['amount', 'selector'],
    parts: (id) => `  sort: 'effect',
  fields: { to: selector('pc'), amount: amount() },
  about: { ja: '（${id}：何をする語か）', en: '(${id}: what it does)' },
  text: { ja: '{to}はAPトークンを{amount}個得る', en: '{to} {to|gains|gain} {amount*AP token|AP tokens}' },
  facts: { unit: 'tokens' },
  example: { op: '${id}', to: { op: 'self' }, amount: 1 },
  canChange: (game, seen) => seen.to.length > 0 && seen.amount > 0 && game.supply > 0,
  run: (_, seen) => seen.to.map((by) => change('gainAp', { by, amount: seen.amount })),
`,
    done: (op) => ({ op, to: self, amount: 2 }),
    gained: 2,
  },
  amount: {
    folder: 'amounts',
    fields: ['selector'],
    parts: (id) => `  sort: 'amount',
  fields: { of: selector('pc') },
  about: { ja: '（${id}：何を数える語か）', en: '(${id}: what it counts)' },
  text: { ja: '{of}の人数', en: 'the number of {of}' },
  facts: { unit: 'pcs' },
  example: { op: '${id}', of: { op: 'self' } },
  run: (_, seen) => seen.of.length,
`,
    done: (op) => ({ ...gain, amount: { op, of: self } }),
    gained: 1,
  },
  condition: {
    folder: 'conditions',
    fields: ['selector'],
    parts: (id) => `  sort: 'condition',
  fields: { of: selector('pc') },
  about: { ja: '（${id}：何を確かめる語か）', en: '(${id}: what it asks)' },
  text: { ja: '{of}がいる', en: 'there is {of:any}' },
  also: [negatedWording('{of}がいない', 'there is not {of:any}')],
  example: { op: '${id}', of: { op: 'self' } },
  run: (_, seen) => seen.of.length > 0,
`,
    done: (op) => ({ op: 'if', if: { op, of: self }, then: [gain] }),
    gained: 1,
  },
  selector: {
    folder: 'selectors',
    fields: [],
    parts: (id) => `  sort: 'selector',
  fields: {},
  about: { ja: '（${id}：何を選ぶ語か）', en: '(${id}: what it selects)' },
  text: { ja: 'このPC', en: 'this PC' },
  example: { op: '${id}' },
  run: (_, __, scope) => (scope.self < 0 ? [] : [scope.self]),
`,
    done: (op) => ({ ...gain, to: { op } }),
    gained: 1,
  },
} satisfies { readonly [sort: string]: Draft };

export type NewSort = keyof typeof drafts;
export const newSorts = Object.keys(drafts) as readonly NewSort[];

export function newOp(sort: NewSort, id: string): readonly Written[] {
  const draft: Draft = drafts[sort];
  const file = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const imports = [
    ...(draft.fields.length > 0
      ? [`import { ${draft.fields.join(', ')} } from '#engine/kernel/language/field.ts';`]
      : []),
    ...(draft.parts(id).includes('negatedWording(')
      ? [`import { negatedWording } from '#engine/kernel/language/negated-wording.ts';`]
      : []),
    ...(draft.parts(id).includes('change(') ? [`import { change } from '#engine/kernel/procedures/next.ts';`] : []),
    `import { op } from '../op.ts';`,
  ];
  return [
    {
      path: `engine/systems/tokyo-site-seeing/language/${draft.folder}/${file}.ts`,
      text: `${imports.join('\n')}\n\nexport const ${id} = op('${id}', {\n${draft.parts(id)}});\n`,
    },
    {
      path: `tests/tokyo-site-seeing/playtests/op-${file}.json`,
      text: `${JSON.stringify(playtestOf(id, draft), null, 2)}\n`,
    },
  ];
}

const playtestOf = (id: string, { done, gained }: Draft): Json => ({
  $schema: '../../schemas/tokyo-site-seeing/playtest.schema.json',
  formatVersion: 1,
  tests: [
    {
      name: `${id}：（確かめること）`,
      given: {
        table: 'empty',
        setup: { players: [{ pcs: ['engineer'] }], seed: 7 },
        content: {
          cards: [
            {
              ...{ id: 'I-90', name: '試験の札', rarity: 'common', category: 'consumable', ap: 1, cost: 1 },
              effects: [{ id: 'try', when: 'play', do: [done(id)], after: 'discard' }],
            },
          ],
        },
        put: { pcs: { engineer: { area: 'SBY', ap: 0, hand: ['I-90'] } } },
      },
      when: [{ do: 'play', by: 'engineer', card: 'I-90' }],
      then: { table: { pcs: { engineer: { ap: gained, hand: [] } } } },
    },
  ],
});
