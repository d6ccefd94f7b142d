import { amount } from '#engine/kernel/language/field.ts';
import { canGainFromScrap, gainFromScrap as gainSome } from '../../rulebook/21-rewards.ts';
import { call } from '../../rulebook/book.ts';
import { rewardedArea } from '../here.ts';
import { op } from '../op.ts';

export const gainFromScrap = op('gainFromScrap', {
  sort: 'effect',
  rules: ['TSS-REWARD-02'],
  fields: { amount: amount() },
  about: {
    ja: '廃棄エリアのカードを選んで獲得する。誰が得るかは、このエリアのPCで決める。足りなければ3つの山札から補う',
    en: 'PCs in this area choose and gain cards from the scrap slot; if it has too few, the three market decks supply the rest',
  },
  text: { ja: '廃棄エリアのカードを{amount}枚獲得する', en: 'gain {amount*card|cards} from the scrap slot' },
  facts: { unit: 'cards' },
  example: { op: 'gainFromScrap', amount: 1 },
  canChange: (game, seen, scope) => seen.amount > 0 && rewardedArea(game, scope) >= 0 && canGainFromScrap(game),
  run: (game, seen, scope) => {
    const area = rewardedArea(game, scope);
    if (area < 0 || seen.amount <= 0) return undefined;
    return call(gainSome, { area, by: scope.self, amount: seen.amount });
  },
});
