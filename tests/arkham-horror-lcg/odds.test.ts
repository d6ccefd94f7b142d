import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { arkhamHorrorLcg as system } from '#engine/systems/arkham-horror-lcg/system.ts';

const skills = { willpower: 1, intellect: 3, combat: 1, agility: 1 };
const card = (id: string, icons: JsonObject) => ({ id, name: id, class: 'neutral', type: 'skill', icons });
const reference = [
  { id: 'skull', kind: 'symbol', symbol: 'skull', modifier: -1 },
  { id: 'cultist', kind: 'symbol', symbol: 'cultist', modifier: -1, do: [{ op: 'revealAnother' }] },
];

/** One investigator with intellect 3 at a location, investigating it. */
function investigating(shroud: number, bag: readonly string[], hand: readonly string[] = []): Session {
  const documents = {
    'investigators.json': { investigators: [{ id: 'I1', name: 'Ada', class: 'seeker', skills, health: 5, sanity: 5 }] },
    'cards/players.json': { cards: [card('Book', { intellect: 1 }), card('Star', { wild: 2 })] },
    'decks/ada.json': { id: 'ada', name: 'Ada', investigator: 'I1', cards: [] },
    'scenarios/S/scenario.json': {
      ...{ id: 'S', name: 'S', sets: [], acts: ['C'], agendas: ['A'], locations: ['L'], start: 'L', reference },
      bag: { easy: bag, standard: bag, hard: bag, expert: bag },
      resolutions: [{ id: 'R1', name: 'R1', result: 'won' }],
    },
    'scenarios/S/cards.json': {
      cards: [
        { id: 'L', name: 'L', type: 'location', shroud, clues: 1, connections: [] },
        { id: 'C', name: 'C', type: 'act', clues: 1 },
        { id: 'A', name: 'A', type: 'agenda', doom: 9 },
      ],
    },
  };
  const content = system.compile(documents as never, system.language, null);
  const session = Session.open(system, content, system.readSetup(content, { decks: ['ada'], seed: 1 }));
  if (hand.length > 0) session.cheat({ put: { seats: { seat1: { hand: [...hand] } } } });
  session.act({ do: 'investigate', by: 'seat1' });
  return session;
}
const testOf = (session: Session) => session.running.figures()['test'] as JsonObject;
const bag = ['+1', '0', '-1', '-2', 'skull', 'autoFail', 'elderSign', 'elderSign', '0', '0'];

describe('the odds of a test', () => {
  it('count the tokens of the bag that let it succeed, and more with each icon (AH-ST-03, AH-ST-07)', () => {
    const test = testOf(investigating(3, bag, ['Book#1']));
    expect([test['testValue'], test['difficulty'], test['odds'], test['oddsWithIcons']]).toMatchObject([
      3,
      3,
      60,
      { '1': 80, '2': 90, '6': 90 },
    ]);
  });
  it('follow a token that has another revealed (AH-ST-04, AH-ST-14)', () => {
    const test = testOf(investigating(3, ['cultist', '+1', '0', '-2'], ['Book#1']));
    // +1 and 0 succeed; after the cultist only +1 of the three others does.
    expect(test['odds']).toBe(Math.round((100 * (2 + 1 / 3)) / 4));
  });
  it('are no longer told once a token is revealed, and there is no test afterwards', () => {
    const session = investigating(3, ['0'], []);
    expect('test' in session.running.figures()).toBe(false);
  });
  it('are counted from a row for each kind of token, which add up to them', () => {
    const session = investigating(3, bag, ['Book#1']);
    const found = system.reckoned?.(session.game as never, ['test', 'odds']);
    expect(found?.edits.map(({ amount }) => amount)).toEqual([10, 30, 20]);
    expect([found?.base, found?.value]).toEqual([0, 60]);
  });
});

describe('the figures of the table', () => {
  it('say what each symbol in the bag counts, and where locations lead to (AH-ST-04, AH-LO-07)', () => {
    const { symbols, ways, closed } = investigating(3, bag, ['Book#1']).running.figures();
    expect({ symbols, ways, closed }).toEqual({ symbols: { skull: -1 }, ways: { L: [] }, closed: [] });
  });
});
