import { expect, it } from 'vitest';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import { sentenceOf } from '#authoring/sentences/speak.ts';
import { readWording } from '#authoring/wording/read-wording.ts';
import { wordingGround } from '#authoring/wording/wording-ground.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/read-project.ts';

const { files } = await readProject('sample-content/tokyo-site-seeing');
const ground = wordingGround(diagnose(files, hostedSystems), { own: 'SC00-03', bound: [] });
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

it('several readings are told, and each can be said', () => {
  const readings = told('このカードを捨て札にする。');
  expect(readings).toContainEqual([{ op: 'discard', card: { op: 'thisCard' } }]);
  expect(readings).toContainEqual([{ op: 'discardScenario' }]);
  for (const nodes of readings) expect(sentenceOf(nodes, 'ja', ground.voice)).not.toContain('…');
});

it('what is no sentence of the game, and a name that nobody has made up, is not guessed', () => {
  expect(told('敵1体をほめる。')).toEqual([]);
  expect(told('friendはカードを1枚引く。')).toEqual([]);
  expect(told('friendはカードを1枚引く。', ['friend'])).toEqual([
    [{ op: 'draw', who: { op: 'named', name: 'friend' }, amount: 1 }],
  ]);
});
