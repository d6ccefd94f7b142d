import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { end } from '#engine/kernel/procedures/next.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { contentOf, openToy } from './toy/open.ts';
import { stones } from './toy/stones.ts';
import { toy } from './toy/system.ts';
import { ToyGame } from './toy/toy-game.ts';

const together = {
  id: 'S-text',
  copies: 0,
  worth: 0,
  do: [{ op: 'scoreTogether', to: { op: 'others' }, amount: 3 }],
};
const all = [...stones, together];

function laid(hands: JsonObject = {}, system = toy) {
  const put = { hands: { ada: ['S-text', 'S-plain#1'], ...hands } };
  const session = openToy({ system, stones: all, players: 3, put });
  session.act({ do: 'lay', stone: 'S-text' });
  return session;
}
const told = (session: Session) =>
  session
    .eventsFrom(0)
    .slice(-7)
    .map(({ kind, to, amount, batch, parent, status }) =>
      [kind, to, amount, batch && `batch ${batch}`, parent && `parent ${parent}`, status !== 'applied' && status]
        .filter((one) => one !== undefined && one !== false)
        .join(' '),
    );

describe('a batch', () => {
  it('has one number, and everything that follows from it names it as its parent', () => {
    expect(told(laid({ cy: ['S-echo#1'] }))).toEqual(
      expect.arrayContaining(['gain bo 3 batch 1', 'gain cy 3 batch 1', 'wear parent 1']),
    );
  });

  it('opens a window for each change before any of them is carried out', () => {
    const session = laid({ ada: ['S-text', 'S-shield#1'] });
    expect([session.legal()[0], session.table()['points']]).toMatchObject([{ do: 'interrupt' }, { bo: 0, cy: 0 }]);
    session.act({ do: 'interrupt' });
    expect([session.legal()[0], session.table()['points']]).toMatchObject([{ do: 'interrupt' }, { bo: 0, cy: 0 }]);
    session.act({ do: 'decline' });
    expect(session.table()['points']).toMatchObject({ bo: 1, cy: 3 });
  });

  it('opens the windows after the changes when all of them are done', () => {
    const kinds = told(laid({ cy: ['S-echo#1'] })).map((event) => event.split(' ')[0]);
    const first = kinds.indexOf('gain', kinds.indexOf('gain') + 1);
    expect(kinds.lastIndexOf('gain')).toBeLessThan(kinds.indexOf('wear', first));
  });

  it('includes the replacement of one of its changes', () => {
    const session = laid({ bo: ['S-stir#1'] });
    session.act({ do: 'interrupt' });
    expect(told(session).filter((event) => event.includes('batch'))).toEqual([
      'stir batch 1',
      'gain bo 3 batch 1 replaced',
      'gain cy 3 batch 1',
    ]);
  });

  it('can be undone, saved and loaded in the middle of its windows', () => {
    const session = laid({ ada: ['S-text', 'S-shield#1'] });
    session.act({ do: 'decline' });
    const loaded = Session.load(toy, contentOf(all), JSON.parse(JSON.stringify(session.save())));
    for (const one of [session, loaded]) one.act({ do: 'interrupt' });
    expect(loaded.running.stateText()).toBe(session.running.stateText());
    expect(loaded.table()['points']).toMatchObject({ bo: 3, cy: 1 });
    const before = openToy({ stones: all, players: 3, put: { hands: { ada: ['S-text', 'S-shield#1'] } } });
    session.undoTo(1);
    expect(session.running.stateText()).toBe(before.running.stateText());
  });

  it('leaves no trace in the state of a game that has none', () => {
    expect(Object.keys(openToy({ put: {} }).save().state.table)).not.toContain('batches');
  });
});

describe('the state check', () => {
  /** A toy that ends when a seat has 3 points. `asked` records the state at each check. */
  function checking() {
    const asked: number[][] = [];
    const read: typeof toy.read = (content, setup, table, numbers) => {
      const game = new ToyGame(content, setup, table, numbers);
      const stateCheck = () => {
        const points = [1, 2, 3].map((seat) => game.points(seat));
        asked.push(points);
        return points.some((one) => one >= 3) ? end('lost') : undefined;
      };
      return Object.assign(game, { windows: { ...game.windows, stateCheck } });
    };
    return { asked, system: { ...toy, read } };
  }

  it('runs once after a whole batch, before any window opens', () => {
    const { asked, system } = checking();
    const session = laid({ cy: ['S-echo#1'] }, system);
    expect(asked.at(-1)).toEqual([0, 3, 3]);
    expect(asked).not.toContainEqual([0, 3, 0]);
    expect([session.result, told(session).at(-1)]).toEqual(['lost', 'gain cy 3 batch 1']);
  });

  it('runs after every change outside a batch', () => {
    const { asked, system } = checking();
    const session = openToy({ system, players: 3, put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    asked.length = 0;
    session.act({ do: 'lay', stone: 'S-plain#1' });
    expect(asked.slice(0, 2)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });
});
