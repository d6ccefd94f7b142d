import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { TextsGame } from './game.ts';
import { textsDocuments, textsSystem } from './system.ts';

export const textsContent = textsSystem.compile(textsDocuments, textsSystem.language, null);

/** The first turn, with these cards in piles such as `play ada`; `bo`: what else his seat has. */
export function turn(piles: { readonly [pile: string]: readonly string[] }, bo: JsonObject = {}): Session {
  const session = Session.open(textsSystem, textsContent, { seed: 1 }, { laid: 'empty' });
  const ofSeat = (seat: string) =>
    Object.fromEntries(
      Object.entries(piles).flatMap(([pile, cards]) =>
        pile.endsWith(` ${seat}`) ? [[pile.split(' ')[0], cards]] : [],
      ),
    );
  session.cheat({ put: { seats: { ada: ofSeat('ada'), bo: { ...ofSeat('bo'), ...bo } } } });
  return session;
}
export function thingCalled(name: string): number {
  const { game } = Session.open(textsSystem, textsContent, { seed: 1 });
  return Array.from({ length: game.table.things }, (_, one) => one).find(
    (one) => (game as TextsGame).name(one) === name,
  ) as number;
}
export const harm = (session: Session, kind = 'damage') =>
  session.cheat({ change: kind, of: thingCalled('ada'), amount: 2 });

/** Each event in a few words. */
export const told = (events: readonly JsonObject[]) =>
  events
    .filter(({ kind }) => kind !== 'use')
    .map(({ kind, card, of, amount, status }) =>
      [kind, of ?? card, amount, status === 'applied' ? undefined : status]
        .filter((one) => one !== undefined)
        .join(' '),
    );
export const seatIn = (session: Session, seat: string) => (session.table()['seats'] as JsonObject)[seat] as JsonObject;
/** Of ada. */
export const countOf = (session: Session, field: string) => seatIn(session, 'ada')[field] as Json;
/** Such as `hand ada`. */
export function pile(session: Session, name: string): Json {
  const [field, seat] = name.split(' ') as [string, string];
  return seatIn(session, seat)[field] as Json;
}
/** The deck of ada. */
export const deckSeenBy = (session: Session, seat: number) =>
  ((session.table(seat)['seats'] as JsonObject)['ada'] as JsonObject)['deck'];
