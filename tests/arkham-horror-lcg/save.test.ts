import { expect, it } from 'vitest';
import { contentOf } from '#authoring/project/play/playable.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { playable } from './project.ts';

it('scenario 26: a game saved while cards are committed (ST.2) goes on with the same log and events', () => {
  const { system } = playable;
  const content = contentOf(playable);
  const session = Session.open(system, content, { scenario: 'S1', decks: ['p1'], seed: 7 });
  session.act({ do: 'keep' });
  session.cheat({ put: { seats: { seat1: { hand: ['guess#1'] } } } });
  session.act({ do: 'investigate' });
  const loaded = Session.load(system, content, session.save());
  const goesOn = (of: Session) => {
    const events = [{ do: 'commit', card: 'guess#1' }, { do: 'endTurn' }].map((answer) => of.act(answer));
    return { events, entries: of.entries, table: of.table(), hash: of.hash() };
  };
  const expected = goesOn(session);
  expect(goesOn(loaded)).toEqual(expected);
  expect(expected.events.flat()).toContainEqual(expect.objectContaining({ kind: 'succeed' }));
});
