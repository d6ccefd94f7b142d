import { edit } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';
import { attacked } from '../selectors/target.ts';

export const ignoreReduction = op('ignoreReduction', {
  sort: 'effect',
  rules: ['TSS-SKILL-09'],
  fields: {},
  about: {
    ja: '今のダメージへの軽減を働かなくする（onDamage か onAttack の中で使う）。ダメージ無効には及ばない',
    en: 'Switches off reduction of the damage under way (inside onDamage or onAttack). Immunity it leaves alone',
  },
  text: { ja: 'ダメージ軽減を無効にする', en: 'ignore damage reduction' },
  facts: { printed: [phrases.irreducible, phrases.damage], needs: ['onDamage', 'onAttack'] },
  example: { op: 'ignoreReduction' },
  canChange: (game, _, scope) =>
    scope.record?.kind === 'attack'
      ? attacked(scope).some((enemy) => game.design(enemy).reduction !== null)
      : (scope.record?.edits ?? []).some(({ layer }) => layer === 'reduce'),
  run: (_, __, scope) => edit({ amount: 0, layer: 'ignore', rule: 'TSS-SKILL-09', card: scope.source }),
});
