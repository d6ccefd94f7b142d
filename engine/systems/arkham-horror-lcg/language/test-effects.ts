import { scopeIn } from '#engine/kernel/language/block.ts';
import { amount, effects, modifiers, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { later } from '#engine/kernel/procedures/next.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { skills } from '../formats/cards.ts';
import { evade, fight, investigate, skillOf } from '../rulebook/actions-by-test.ts';
import { afterTest } from '../rulebook/after-test.ts';
import { call } from '../rulebook/book.ts';
import { revealToken, test } from '../rulebook/test.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { effectOp, usual } from './op.ts';

/** How each of the actions by test is said. */
const performed = {
  fight: { about: { ja: '攻撃する', en: 'Fights an enemy' }, ja: '戦う', en: 'fight' },
  evade: { about: { ja: '交戦中の敵から逃れる', en: 'Evades an engaged enemy' }, ja: '回避する', en: 'evade' },
  investigate: {
    about: { ja: '今いる場所を調査する', en: 'Investigates the location' },
    ja: '調査する',
    en: 'investigate',
  },
};

/** A test, and what follows from its result. */
export const testEffects: readonly Op[] = [
  effectOp('test', {
    rules: ['AH-ST-01'],
    fields: {
      skill: oneOf('skill', skills),
      difficulty: amount(),
      success: optional(effects()),
      failure: optional(effects()),
    },
    about: { ja: '自分がテストする', en: 'You take a skill test' },
    text: {
      ja: '{skill}（{difficulty}）のテスト[。成功なら{success}][。失敗なら{failure}]',
      en: '{skill} test ({difficulty})[; if you succeed, {success}][; if you fail, {failure}]',
    },
    example: { skill: 'agility', difficulty: 3, failure: [usual.effect] },
    run: (_, { skill, difficulty, success = '', failure = '' }, scope) =>
      scope.self < 0
        ? undefined
        : call(test, {
            ...scopeIn(scope),
            ...{ by: scope.self, skill, kind: 'plain', of: 0, difficulty, alter: '', success, failure },
          }),
  }),
  ...(['fight', 'evade', 'investigate'] as const).map((kind) =>
    effectOp(kind, {
      rules: ['AH-AB-20'],
      fields: {
        skill: optional(oneOf('skill', skills)),
        of: optional(selector('enemy', 'location')),
        alter: optional(modifiers()),
        success: optional(effects()),
        failure: optional(effects()),
      },
      about: performed[kind].about,
      text: {
        ja: `${performed[kind].ja}[（{of}）][。{skill}でテストする][。このテストのあいだ{alter}][。成功なら{success}][。失敗なら{failure}]`,
        en: `${performed[kind].en}[ ({of})][ with {skill}][; for this test, {alter}][; if you succeed, {success}][; if you fail, {failure}]`,
      },
      canChange: (game: ArkhamGame, seen, { self: by }) => {
        if (seen.of !== undefined) return seen.of.length > 0;
        if (kind === 'fight') return game.enemiesAt(game.locationOf(by)).length > 0;
        if (kind === 'evade') return game.engagedEnemies(by).length > 0;
        return game.face(game.locationOf(by)).shroud !== null;
      },
      run: (_, { of, skill = skillOf[kind], alter = '', success = '', failure = '' }, scope) =>
        call({ fight, evade, investigate }[kind], {
          ...scopeIn(scope),
          ...{ by: scope.self, of: of?.[0] ?? 0, skill, alter, success, failure },
        }),
    }),
  ),
  ...(['ifSucceeds', 'ifFails'] as const).map((id) =>
    effectOp(id, {
      rules: ['AH-ST-08'],
      fields: { do: effects() },
      about: {
        ja:
          id === 'ifSucceeds' ? '今のテストに成功したら、結果のときに行う' : '今のテストに失敗したら、結果のときに行う',
        en: `Does it with the results of the test under way, if that ${id === 'ifSucceeds' ? 'succeeds' : 'fails'}`,
      },
      text: {
        ja: id === 'ifSucceeds' ? '成功したら{do}' : '失敗したら{do}',
        en: id === 'ifSucceeds' ? 'if you succeed, {do}' : 'if you fail, {do}',
      },
      run: (_, seen, scope) =>
        later('testResult', call(afterTest, { ...scopeIn(scope), block: seen.do, onSuccess: id === 'ifSucceeds' })),
    }),
  ),
  effectOp('revealAnother', {
    rules: ['AH-ST-14'],
    fields: {},
    about: { ja: '混沌トークンをもう1枚引く', en: 'Reveals another chaos token' },
    text: { ja: '混沌トークンをもう1枚引く', en: 'reveal another token' },
    run: (game) => call(revealToken, { by: game.count(theGame, counter.tester), amount: 1 }),
  }),
  effectOp('revealOneOf', {
    rules: ['AH-ST-12'],
    fields: { amount: amount() },
    about: {
      ja: '混沌トークンを何枚か引き、テストする探索者が1枚を選ぶ。残りは効果なく戻る',
      en: 'Reveals several chaos tokens; the tester picks one, the others go back without effect',
    },
    text: { ja: '混沌トークンを{amount}枚引き、1枚を選ぶ', en: 'reveal {amount} tokens and pick one of them' },
    example: { amount: 2 },
    run: (game, seen) => call(revealToken, { by: game.count(theGame, counter.tester), amount: seen.amount }),
  }),
];
