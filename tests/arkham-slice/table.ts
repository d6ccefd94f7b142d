import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { nameOn, placeIn } from '#engine/library/plain-game/layout.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import { counterEntry, eachOf, hiddenCounter, zoneEntry } from '#engine/library/plain-game/plan-entries.ts';
import type { Hides } from '#engine/library/table-document/part.ts';
import { allOn } from '#engine/library/table-document/parts.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';

const faceDown: Hides = { id: 'faceDown', rule: 'AH-DR-01', from: 'all' };

export const plan = planOf(
  { seat: ['調査員', 'Investigator'], card: ['カード', 'Card'] },
  {
    result: hiddenCounter,
    round: counterEntry('ラウンド', 'Round'),
    seats: eachOf('seat', '調査員', 'Investigators', {
      actions: counterEntry('アクション', 'Actions'),
      resources: counterEntry('リソース', 'Resources'),
      damage: counterEntry('ダメージ', 'Damage'),
      horror: counterEntry('恐怖', 'Horror'),
      clues: counterEntry('手掛かり', 'Clues'),
      hand: zoneEntry('card', '手札', 'Hand'),
      deck: zoneEntry('card', 'デッキ', 'Deck', faceDown),
      play: zoneEntry('card', '場', 'In play'),
      test: zoneEntry('card', '判定に出したもの', 'Committed'),
      discards: zoneEntry('card', '捨て札', 'Discards'),
    }),
    bag: zoneEntry('card', 'チットの袋', 'Bag'),
    drawn: zoneEntry('card', '引いたチット', 'Drawn'),
    played: zoneEntry('card', '使っているイベント', 'Played'),
    encounters: zoneEntry('card', '遭遇デッキ', 'Encounters', faceDown),
    met: zoneEntry('card', '遭遇したもの', 'Met'),
  },
  { carries: { card: { attached: { is: 'own', part: () => allOn(nameOn, { type: 'string' }) } } } },
);

export const seatNames = ['ada', 'bo'] as const;
export const layout = plan.layout({ seat: seatNames });
export const counter = plan.counter;
type Key = (typeof plan.placeKeys)[number];
export const place = (name: Key): Place => placeIn(layout, name, theGame);
export const ofSeat = (pile: Key, seat: Thing): Place => placeIn(layout, pile, seat);
