import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';
import { lastingSchema, lastingSchemaWithTriggers } from '#engine/kernel/lasting-effects/lasting-document.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { StoneDocument } from './toy/content.ts';
import { contentOf, openToy } from './toy/open.ts';
import { toy } from './toy/system.ts';
import { ToyGame } from './toy/toy-game.ts';

const self = { op: 'self' };
const score = (amount: number, to: JsonObject = self) => ({ op: 'score', to, amount });
const atEnd = (...what: readonly JsonObject[]) => ({ op: 'delayed', at: 'end', of: 'round', do: what });
type Text = NonNullable<StoneDocument['do']>;

/** A toy with other windows. */
const withWindows = (windows: Partial<Windows<ToyGame>>): typeof toy => ({
  ...toy,
  read: (content, setup, table, numbers) => {
    const game = new ToyGame(content, setup, table, numbers);
    return Object.assign(game, { windows: { ...game.windows, ...windows } });
  },
});
const stonesWith = (texts: readonly Text[]): readonly StoneDocument[] => [
  ...texts.map((text, i) => ({ id: `S-${i}`, copies: 1, worth: 0, do: text })),
  { id: 'S-plain', copies: 9, worth: 1 },
  { id: 'S-guard', copies: 1, worth: 1, guard: { when: { op: 'onGain' }, do: [{ op: 'lessen', amount: 1 }] } },
];
/** Ada lays the stones with these texts, one a turn; bo lays nothing. */
function laid(texts: readonly Text[], system = toy, hands: JsonObject = {}): Session {
  const stones = stonesWith(texts);
  const own = texts.map((_, i) => `S-${i}#1`);
  const put = { hands: { ada: [...own, 'S-plain#1', 'S-plain#2'], bo: ['S-plain#3', 'S-plain#4'], ...hands } };
  const session = openToy({ stones, system, put });
  for (const stone of own) {
    if (session.table()['turn'] === 'bo') session.act({ do: 'pass' });
    session.act({ do: 'lay', stone });
  }
  return session;
}
const told = (events: readonly JsonObject[]) =>
  events
    .filter(({ kind }) => ['last', 'lapse', 'gain', 'wear', 'stir'].includes(kind as string))
    .map(({ kind, to, because, amount, status, stone }) =>
      [kind, to, because ?? amount, kind === 'wear' ? stone : undefined, status === 'applied' ? undefined : status]
        .filter((one) => one !== undefined)
        .join(' '),
    );
const reloaded = (session: Session, texts: readonly Text[], system = toy) =>
  Session.load(system, contentOf(stonesWith(texts)), JSON.parse(JSON.stringify(session.save())));

describe('effects that are due at the same moment', () => {
  const text: Text = [atEnd(score(1)), atEnd(score(2))];
  const stoneOf = (game: ToyGame, name: string) =>
    [...game.held()].find(({ stone }) => game.stoneName(stone) === name)?.stone as Thing;
  /** At the end of a round a plain stone of ada wears, while she holds it. */
  const windows: Partial<Windows<ToyGame>> = {
    forcedOrder: 'chosen',
    delayedPick: (_, { source, id }) => ({ by: 1, stone: source, option: id }),
    due: (game, { name, at }) => {
      const stone = stoneOf(game, 'S-plain#1');
      if (name !== 'round' || at !== 'end' || stone === undefined) return [];
      return [{ pick: { by: 1, stone, option: 0 }, next: change('wear', { stone }) }];
    },
  };
  const system = withWindows(windows);

  it('act in the order they were made when the game has no order for them', () => {
    const session = laid([text], withWindows({ forcedOrder: 'chosen' }));
    expect(told(session.act({ do: 'pass' }))).toEqual(['lapse done', 'gain ada 1', 'lapse done', 'gain ada 2']);
  });

  it('are chosen one by one, delayed effects and timed texts as one list', () => {
    const session = laid([text], system);
    session.act({ do: 'pass' });
    expect(session.legal()).toEqual([
      { do: 'choose', by: 'ada', stone: 'S-plain#1', option: 0 },
      { do: 'choose', by: 'ada', stone: 'S-0#1', option: 1 },
      { do: 'choose', by: 'ada', stone: 'S-0#1', option: 2 },
    ]);
    expect(told(session.act({ do: 'choose', option: 2 }))).toEqual(['lapse done', 'gain ada 2']);
    expect(told(session.act({ do: 'choose', option: 0 }))).toEqual(['wear S-plain#1', 'lapse done', 'gain ada 1']);
  });

  it('are taken without a question when only one is due', () => {
    const hands = { ada: ['S-0#1', 'S-plain#2'] };
    expect(told(laid([[atEnd(score(1))]], system, hands).act({ do: 'pass' }))).toEqual(['lapse done', 'gain ada 1']);
  });

  it('are listed, texts first, when the game does not let them be chosen', () => {
    const session = laid([text], withWindows({ ...windows, forcedOrder: 'listed' }));
    expect(told(session.act({ do: 'pass' }))).toEqual([
      'wear S-plain#1',
      ...['lapse done', 'gain ada 1', 'lapse done', 'gain ada 2'],
    ]);
  });

  it('are offered once when one name means two; the first made acts first', () => {
    const named = { ...windows, delayedPick: () => ({ by: 1, option: 9 }) };
    const session = laid([text], withWindows(named));
    session.act({ do: 'pass' });
    expect(session.legal().map(({ option }) => option)).toEqual([0, 9]);
    expect(told(session.act({ do: 'choose', option: 9 }))).toEqual(['lapse done', 'gain ada 1']);
    expect(session.legal().map(({ option }) => option)).toEqual([0, 9]);
  });

  it('are dropped when, with rechecks, their text no longer applies in its turn', () => {
    const texts = [[atEnd({ op: 'rub', stone: { op: 'heap' } }), atEnd(score(2))]];
    const isLate = (game: ToyGame) => game.points(1) > 0;
    const due: typeof windows.due = (game, moment) => (isLate(game) ? [] : (windows.due?.(game, moment) ?? []));
    const session = laid(texts, withWindows({ ...windows, due, rechecksReactions: true }));
    session.act({ do: 'pass' });
    expect(session.legal()).toHaveLength(3);
    expect(told(session.act({ do: 'choose', option: 2 }))).toEqual([
      ...['lapse done', 'gain ada 2', 'lapse done'],
      'wear S-0#1',
    ]);
  });

  it('can be undone, saved and loaded between two choices', () => {
    const session = laid([text], system);
    session.act({ do: 'pass' });
    const before = session.running.stateText();
    session.act({ do: 'choose', option: 2 });
    const loaded = reloaded(session, [text], system);
    for (const one of [session, loaded]) one.act({ do: 'choose', option: 1 });
    expect(loaded.running.stateText()).toBe(session.running.stateText());
    session.undoTo(session.decisions - 2);
    expect(session.running.stateText()).toBe(before);
  });
});

describe('an effect delayed until the next time something happens', () => {
  const next = (when: JsonObject, does: readonly JsonObject[], more: JsonObject = {}) =>
    ({ op: 'nextTime', when: { op: 'onGain', ...when }, do: does, ...more }) as const;
  const lay = (session: Session) => told(session.act(session.legal()[0] as JsonObject));

  it('acts once after it, and is over', () => {
    const session = laid([[next({ by: 'others' }, [score(3)])]]);
    expect(lay(session)).toEqual(['gain bo 1', 'lapse done', 'gain ada 3', 'wear S-plain#3']);
    session.act({ do: 'pass' });
    expect([lay(session), session.table()['lasting']]).toEqual([['gain bo 1', 'wear S-plain#4'], undefined]);
  });

  it('can act before it: what it says changes it', () => {
    const session = laid([[next({ by: 'others', at: 'before' }, [{ op: 'lessen', amount: 1 }])]]);
    expect(lay(session)).toEqual(['lapse done', 'gain bo 0', 'wear S-plain#3']);
  });

  it('can act instead of it, though the game has no other text that does', () => {
    const session = laid([[next({ by: 'others', at: 'would' }, [{ op: 'stirInstead' }])]]);
    expect(lay(session)).toEqual(['lapse done', 'stir', 'gain bo 1 replaced', 'wear S-plain#3']);
  });

  it('waits no longer than a period, where it says so', () => {
    const session = laid([[next({ by: 'others' }, [score(3)], { until: 'round' })]]);
    expect(told(session.act({ do: 'pass' }))).toEqual(['lapse over']);
    expect(
      told(laid([[next({}, [score(3)], { until: 'turn', whose: { op: 'others' } })]]).eventsFrom(0)),
    ).not.toContain('last');
  });

  it('made while such a change happens waits for the next one', () => {
    const twice = next({ by: 'others', at: 'before' }, [
      next({ by: 'others', at: 'before' }, [{ op: 'lessen', amount: 1 }]),
    ]);
    const session = laid([[twice]]);
    expect(lay(session)).toEqual(['lapse done', 'last', 'gain bo 1', 'wear S-plain#3']);
    session.act({ do: 'pass' });
    expect(lay(session)).toEqual(['lapse done', 'gain bo 0', 'wear S-plain#4']);
  });

  it('acts for one change only of several at the same time', () => {
    const together = { op: 'scoreTogether', to: { op: 'others' }, amount: 2 };
    const stones = [...stonesWith([[next({}, [score(5)]), together]])];
    const hands = { ada: ['S-0#1', 'S-plain#1'], bo: ['S-plain#2'], cy: ['S-plain#3'] };
    const session = openToy({ stones, players: 3, put: { hands } });
    expect(told(session.act({ do: 'lay', stone: 'S-0' })).slice(1)).toEqual([
      ...['last', 'gain bo 2', 'gain cy 2'],
      ...['lapse done', 'gain ada 5', 'wear S-0#1'],
    ]);
  });

  it('is ordered among the forced texts of that moment', () => {
    const echo = { when: { op: 'onGain', by: 'others' }, do: [{ op: 'rub', stone: { op: 'heap' } }] } as const;
    const stones = [...stonesWith([[next({ by: 'others' }, [score(3)])]]), { id: 'S-echo', copies: 1, worth: 0, echo }];
    const system = withWindows({
      forcedOrder: 'chosen',
      delayedPick: (_, { source }) => ({ by: 1, stone: source }),
    });
    const hands = { ada: ['S-0#1', 'S-plain#1', 'S-echo#1'], bo: ['S-plain#2', 'S-plain#3'] };
    const session = openToy({ system, stones, put: { hands } });
    session.act({ do: 'lay', stone: 'S-0' });
    lay(session);
    expect(session.legal()).toEqual([
      { do: 'choose', by: 'ada', stone: 'S-echo#1' },
      { do: 'choose', by: 'ada', stone: 'S-0#1' },
    ]);
    expect(told(session.act({ do: 'choose', stone: 'S-0' })).slice(0, 2)).toEqual(['lapse done', 'gain ada 3']);
  });

  it('is a record on the table that can be put there again', () => {
    const text: Text = [next({ by: 'others' }, [score(3)], { until: 'round' })];
    const lasting = laid([text]).table()['lasting'] as JsonObject[];
    expect(lasting).toEqual([
      {
        is: 'acts',
        text: 'S-0/do/0/do',
        self: 'ada',
        source: 'S-0#1',
        until: { name: 'round', at: 'end' },
        when: 'S-0/do/0/when',
      },
    ]);
    expect([Check(lastingSchemaWithTriggers, lasting), Check(lastingSchema, lasting)]).toEqual([true, false]);
    const put = openToy({
      stones: stonesWith([text]),
      put: { turn: 'bo', heap: ['S-0#1'], hands: { bo: ['S-plain#1', 'S-plain#2'] }, lasting },
    });
    put.act({ do: 'lay', stone: 'S-plain#1' });
    expect([put.table()['points'], put.table()['lasting']]).toEqual([{ ada: 3, bo: 1 }, undefined]);
  });

  it('can be undone, saved and loaded in a window of that change', () => {
    const text: Text = [next({ by: 'others' }, [score(3)])];
    const session = laid([text], toy, { ada: ['S-0#1', 'S-guard#1', 'S-plain#1'] });
    session.act({ do: 'decline' });
    session.act({ do: 'lay', stone: 'S-plain#3' });
    const before = session.running.stateText();
    const loaded = reloaded(session, [text]);
    for (const one of [session, loaded]) one.act({ do: 'decline' });
    expect(loaded.running.stateText()).toBe(session.running.stateText());
    session.undoTo(session.decisions - 1);
    expect(session.running.stateText()).toBe(before);
  });
});

describe('a forced text whose stone has left before its turn', () => {
  const echo = { when: { op: 'onGain', by: 'others' }, do: [score(1)] } as const;
  const stones = [
    ...stonesWith([[]]).slice(1),
    { id: 'S-echo', copies: 2, worth: 0, echo },
  ] satisfies readonly StoneDocument[];
  it('says nothing when reactions are rechecked', () => {
    const system = withWindows({ forcedOrder: 'chosen', rechecksReactions: true });
    const hands = { ada: ['S-plain#1', 'S-plain#2'], bo: ['S-echo#1', 'S-echo#2'] };
    const session = openToy({ system, stones, put: { hands } });
    session.act({ do: 'lay', stone: 'S-plain#1' });
    expect(session.legal()).toHaveLength(2);
    session.cheat({ put: { hands: { bo: ['S-plain#3'] } } });
    expect(session.table()['points']).toEqual({ ada: 1, bo: 0 });
  });
});
