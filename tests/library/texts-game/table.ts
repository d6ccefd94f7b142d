import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { nameOn, placeIn } from '#engine/library/plain-game/layout.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import { counterEntry, eachOf, hiddenCounter, zoneEntry } from '#engine/library/plain-game/plan-entries.ts';
import type { Hides } from '#engine/library/table-document/part.ts';
import { allOn } from '#engine/library/table-document/parts.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';

const faceDown: Hides = { id: 'faceDown', rule: 'T-DR-01', from: 'all' };

export const plan = planOf(
  { seat: ['プレイヤー', 'Player'], card: ['カード', 'Card'] },
  {
    result: hiddenCounter,
    round: counterEntry('ラウンド', 'Round'),
    seats: eachOf('seat', 'プレイヤー', 'Players', {
      actions: counterEntry('アクション', 'Actions'),
      coins: counterEntry('コイン', 'Coins'),
      damage: counterEntry('ダメージ', 'Damage'),
      fear: counterEntry('恐怖', 'Fear'),
      hand: zoneEntry('card', '手札', 'Hand'),
      deck: zoneEntry('card', 'デッキ', 'Deck', faceDown),
      play: zoneEntry('card', '場', 'In play'),
      discards: zoneEntry('card', '捨て札', 'Discards'),
    }),
    played: zoneEntry('card', '使っているイベント', 'Played'),
  },
  { carries: { card: { attached: { is: 'own', part: () => allOn(nameOn, { type: 'string' }) } } } },
);

export const seatNames = ['ada', 'bo'] as const;
export const layout = plan.layout({ seat: seatNames });
export const counter = plan.counter;
type Key = (typeof plan.placeKeys)[number];
export const place = (name: Key): Place => placeIn(layout, name, theGame);
export const ofSeat = (pile: Key, seat: Thing): Place => placeIn(layout, pile, seat);
