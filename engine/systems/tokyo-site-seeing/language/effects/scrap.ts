import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const scrap = op('scrap', {
  sort: 'effect',
  fields: { card: selector('card') },
  about: {
    ja: 'カードを廃棄する：廃棄スロットに置く。『サイト』にいるPCのカードなら、代わりに除去する',
    en: 'Scraps cards: they go into the scrap slot. Those of a PC in SITE are removed instead',
  },
  text: { ja: '{card}を廃棄する', en: 'scrap {card}' },
  facts: {
    tags: ['takesAway'],
    printed: [phrases.scrap],
    spares: { card: ['scenarioCards', 'foundArtifacts', 'drawnTrouble'] },
  },
  example: { op: 'scrap', card: { op: 'hand', of: { op: 'self' } } },
  canChange: (_, seen) => seen.card.length > 0,
  // What lies there may be gained again as a weapon, an item or a follower: troubles, SITE cards and artifacts may not
  // (TSS-REWARD-02); a scenario card cannot be taken away by any other means than the stated one (TSS-PRIO-02).
  run: (game, seen) =>
    seen.card
      .filter((card) => game.isCard(card) && scrappable.has(game.design(card).kind))
      .map((card) => {
        const by = game.holderOf(card);
        // There scrapping is removing (TSS-POST-07)
        return change(game.isInSite(by) ? 'remove' : 'scrap', { by, card });
      }),
});

const scrappable: ReadonlySet<string> = new Set(['starter', 'weapon', 'item', 'follower']);
