import { selector } from '#engine/kernel/language/field.ts';
import { instead } from '#engine/kernel/procedures/next.ts';
import { ofTheAttack } from '../../changes/in-attack.ts';
import { hurt } from '../../rulebook/09-damage.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const redirectDamage = op('redirectDamage', {
  sort: 'effect',
  rules: ['TSS-FAQ-07'],
  fields: { to: selector('pc', 'card') },
  about: {
    ja: '今のダメージを、選ばれたもの（ほかのPC、または装備などのカード）が代わりに受ける（onDamage の割り込みの中で使う）。軽減は、代わりに受けるものが行う。カードにはダメージトークンが置かれる',
    en: 'The selected PC or card (such as equipment) takes the current damage instead (in an interrupt on onDamage). Reduction is that of the new target; a card gets the damage tokens',
  },
  text: { ja: 'ダメージを代わりに{to}が受ける', en: '{to} {to|takes|take} the damage instead' },
  facts: { tags: ['harms'], printed: [phrases.damage], needs: ['onDamage'] },
  example: { op: 'redirectDamage', to: { op: 'thisCard' } },
  canChange: (_, seen, { record }) => seen.to.some((one) => one !== record?.['to']) && record?.['type'] !== 'retreat',
  run: (_, seen, { record }) => {
    const to = seen.to.find((one) => one !== record?.['to']);
    if (to === undefined || record?.kind !== 'damage' || record['type'] === 'retreat') return undefined;
    const { by, source, type, base, irreducible } = record as never as Parameters<typeof hurt.begin>[0] & {
      base: number;
    };
    // Damage reactions start anew for the new target; edits of the attack carry over
    const edits = ofTheAttack(record);
    return instead(call(hurt, { to, by, source, type, amount: base, edits, irreducible: irreducible === true }));
  },
});
