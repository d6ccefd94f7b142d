import { amount, selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { wordsToEach } from '#engine/library/words/each-words.ts';
import { drawTrouble } from '../rulebook/03-troubles.ts';
import { drawCard } from '../rulebook/04-hand.ts';
import { canLeave } from '../rulebook/11-equip.ts';
import { drawSite, hasSiteCard } from '../rulebook/23-site.ts';
import { call } from '../rulebook/book.ts';
import { inOrder } from '../rulebook/in-order.ts';
import type { TokyoGame } from '../table/game.ts';
import { times } from './here.ts';
import { phrases } from './phrases.ts';

const self = { op: 'self' };
const toEach = wordsToEach<TokyoGame>({
  effect: { op: 'draw', who: self, amount: 1 },
  selected: { pc: self, card: { op: 'hand', of: self } },
  anything: self,
});
const worn = { op: 'equipped', of: self };
const onEquipment = { card: ['equipped', 'vehicles', 'thisCard'] };
const { discard, scrap, equipped, drawCards, drawTroubles } = phrases;
/** Scenario cards leave only by their own rules (TSS-PRIO-02). */
const canGo = (game: TokyoGame, card: number) => game.isCard(card) && !game.isScenarioCard(card);
/** Kinds gainable from the scrap pile: no troubles, SITE cards or artifacts (TSS-REWARD-02). */
const scrappable: ReadonlySet<string> = new Set(['starter', 'weapon', 'item', 'follower']);
const hasDiscards = (game: TokyoGame, pc: number) => game.at('discards', pc).length > 0;

export const cards: readonly Op[] = [
  toEach('discard', {
    fields: { card: selector('card') },
    about: { ja: 'カードを捨て札にする', en: 'Discards cards' },
    text: { ja: '{card}を捨て札にする', en: 'discard {card}' },
    facts: { tags: ['takesAway'], printed: [discard], spares: { card: ['scenarioCards'] } },
    does: (game, card) => (canGo(game, card) ? change('discard', { by: game.holderOf(card), card }) : undefined),
  }),
  toEach('scrap', {
    fields: { card: selector('card') },
    about: {
      ja: 'カードを廃棄する：廃棄スロットに置く。『サイト』にいるPCのカードなら、代わりに除去する',
      en: 'Scraps cards: they go to the scrap slot. Cards of a PC in SITE are removed instead',
    },
    text: { ja: '{card}を廃棄する', en: 'scrap {card}' },
    facts: {
      ...{ tags: ['takesAway'], printed: [scrap] },
      spares: { card: ['scenarioCards', 'foundArtifacts', 'drawnTrouble'] },
    },
    does: (game, card) => {
      if (!game.isCard(card) || !scrappable.has(game.design(card).kind)) return undefined;
      const by = game.holderOf(card);
      // In SITE, scrapping is removing (TSS-POST-07)
      return change(game.isInSite(by) ? 'remove' : 'scrap', { by, card });
    },
  }),
  toEach('remove', {
    rules: ['TSS-COMP-32'],
    fields: { card: selector('card') },
    about: {
      ja: 'カードを除去する：このシナリオの間は戻らない',
      en: 'Removes cards from the game: they do not return in this scenario',
    },
    text: { ja: '{card}を除去する', en: 'remove {card}' },
    facts: { tags: ['takesAway'], printed: [{ ja: /除去(?:す|し)/ }], spares: { card: ['scenarioCards'] } },
    does: (game, card) => (canGo(game, card) ? change('remove', { by: game.holderOf(card), card }) : undefined),
  }),
  toEach('unequip', {
    rules: ['TSS-SCN-06'],
    fields: { card: selector('card') },
    about: {
      ja: '装備しているカードを強制的に外し、捨て札にする。アーティファクトと外せなくなった装備は除く',
      en: 'Takes equipment off and discards it; artifacts and locked cards stay',
    },
    text: { ja: '{card}を装備から外して捨て札にする', en: 'unequip and discard {card}' },
    facts: { tags: ['takesAway'], printed: [discard, equipped], suits: onEquipment },
    example: { card: worn },
    can: canLeave,
    does: (game, card) => (canLeave(game, card) ? change('unequip', { by: game.holderOf(card), card }) : undefined),
  }),
  toEach('lock', {
    rules: ['TSS-SCN-06', 'TSS-EQUIP-09'],
    fields: { card: selector('card') },
    about: {
      ja: '装備しているカードを、シナリオが終わるまで装備から外せなくする。ダウンしても外れない',
      en: 'Equipped cards stay until the scenario ends: nothing removes them, not even Down',
    },
    text: {
      ja: 'シナリオ終了まで、{card}は装備から外せない',
      en: '{card} cannot be unequipped until the scenario ends',
    },
    facts: { printed: [equipped], suits: onEquipment },
    example: { card: worn },
    can: (game, card) => !game.isLocked(card),
    does: (game, card) => (game.isCard(card) ? change('lock', { card }) : undefined),
  }),
  toEach('rebuildDeck', {
    rules: ['TSS-ROUND-26'],
    fields: { who: selector('pc') },
    about: {
      ja: 'PCの捨て札を、シャッフルせずにまとめて裏返し、山札の下に加える',
      en: "Turns a PC's discards over as one block, unshuffled, and puts them under its deck",
    },
    text: {
      ja: '{who}は捨て札をまとめて裏返し、山札の下に加える',
      en: '{who} {who|turns its|turn their} discards over and {who|lays them under its deck|lay them under their decks}',
    },
    can: hasDiscards,
    does: (game, by) => (hasDiscards(game, by) ? change('flip', { by }) : undefined),
  }),
  toEach('draw', {
    fields: { who: selector('pc'), amount: amount() },
    about: { ja: '自分の山札からカードを引く', en: "Draws cards from the PC's own deck" },
    text: { ja: '{who}はカードを{amount}枚引く', en: '{who} {who|draws|draw} {amount*card|cards}{who|| each}' },
    facts: { unit: 'cards', printed: [drawCards] },
    does: (game, pc, seen) => times(game, seen.amount, call(drawCard, { pc })),
  }),
  toEach('drawSite', {
    rules: ['TSS-SITE-02'],
    fields: { who: selector('pc'), amount: amount() },
    about: {
      ja: '『サイト』カードを引いて、裏向きに遭遇スロットに重ねる',
      en: 'Draws SITE cards face down onto the encounter slot',
    },
    text: {
      ja: '{who}は『サイト』カードを{amount}枚引く',
      en: '{who} {who|draws|draw} {amount*SITE card|SITE cards}{who|| each}',
    },
    facts: { unit: 'cards', printed: [drawCards] },
    can: hasSiteCard,
    does: (game, pc, seen) => times(game, seen.amount, call(drawSite, { pc })),
  }),
  toEach('drawTrouble', {
    rules: ['TSS-ROUND-40'],
    fields: { who: selector('pc') },
    about: { ja: 'トラブルカードを1枚引いて配置する', en: 'Draws a trouble card and places it' },
    text: {
      ja: '{who}はトラブルカードを1枚引いて配置する',
      en: '{who} {who|draws and places|draw and place} a trouble card{who|| each}',
    },
    facts: { unit: 'cards', tags: ['needsSlot'], printed: [drawCards, drawTroubles, discard] },
    does: (_, pc) => call(drawTrouble, { pc }),
    together: (game, each) =>
      inOrder(
        game,
        each.map((one) => ({ ...one, draws: true })),
      ),
  }),
];
