import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#api/session/session-api.ts';
import type { SessionServer } from '#api/session/session-server.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;

let server: SessionServer;
function ask(call: string, fields: object = {}): unknown {
  const reply = server.answer({ id: 1, call, ...fields } as unknown as Json);
  if ('error' in reply) throw new Error(reply.error.message.en);
  return reply.ok;
}
function since(place: string): Reply<'since'> {
  return ask('since', { place }) as Reply<'since'>;
}
function made(place: string) {
  const { value, made } = since(place);
  if (made === null) return { value, made };
  const { base, amount, rule, path, edits } = made;
  return { value, base, amount, rule, path, edits: edits.map((one) => [one.amount, one.card, one.path, one.rule]) };
}
const slot = (card: string) => ({ slots: { SNG0: [card] } });

beforeEach(() => {
  server = makeSessionServer(playable, '');
  ask('new', { setup: { scenario: 'S00', seed: 1, players: [{ pcs: ['gangster'] }, { pcs: ['negotiator'] }] } });
});

describe('a number in force is explained by its sources', () => {
  it('an ability: the number printed on the board of its PC, and the card that raises it', () => {
    ask('cheat', { cheat: { put: { pcs: { gangster: { equipped: ['I-17'] } } } } });
    const printed = playable.documents['pcs.json'] as unknown as {
      readonly pcs: readonly { readonly id: string; readonly abilities: { readonly economy: number } }[];
    };
    const base = printed.pcs.find(({ id }) => id === 'gangster')?.abilities.economy ?? Number.NaN;
    expect(made('figures/pcs/gangster/economy/now')).toEqual({
      value: base + 1,
      base,
      amount: base + 1,
      rule: 'TSS-COMP-19',
      path: 'gangster/abilities/economy',
      edits: [[1, 'I-17#1', 'I-17/effects/credit/do/0', 'TSS-POST-04']],
    });
  });

  it('a limit of the rulebook, which is not written in the project', () => {
    ask('cheat', { cheat: { put: { pcs: { gangster: { equipped: ['A-16'] } } } } });
    expect(made('figures/pcs/gangster/handSize/now')).toMatchObject({
      ...{ base: 4, amount: 5, rule: 'TSS-ROUND-21', path: null },
      edits: [[1, 'A-16#1', expect.stringMatching(/^A-16\/effects\//), expect.any(String)]],
    });
  });

  it('the cost of a card for one player, next to the cost for a player without such a text', () => {
    ask('cheat', { cheat: { put: { ...slot('I-17'), pcs: { gangster: { equipped: ['F-31'] } } } } });
    expect(made('figures/cards/I-17#1/cost/by/gangster')).toMatchObject({
      ...{ value: 3, base: 5, amount: 3, rule: 'TSS-BUY-02', path: 'I-17/cost' },
      edits: [[-2, 'F-31#1', expect.stringMatching(/^F-31\/effects\//), expect.any(String)]],
    });
    expect(made('figures/cards/I-17#1/cost/by/negotiator')).toMatchObject({ value: 5, base: 5, edits: [] });
    expect(made('figures/cards/I-17#1/cost/base')).toMatchObject({ value: 5, base: 5, amount: 5, edits: [] });
  });

  it('the target of a move, counted from the table', () => {
    ask('cheat', { cheat: { put: { pcs: { gangster: { equipped: ['I-13'] } } } } });
    const { lines } = ask('figures') as { readonly lines: readonly { readonly target: Json }[] };
    const at = lines.findIndex(({ target }) => typeof target === 'object');
    expect(made(`figures/lines/${at}/target/by/gangster`)).toMatchObject({
      ...{ path: null, edits: [[-1, 'I-13#1', 'I-13/effects/route/do/0', 'TSS-POST-04']] },
    });
  });

  it('an amount of the content: its place and the values of its nodes', () => {
    ask('cheat', { cheat: { put: slot('SC00-06') } });
    const { made: told } = since('figures/cards/SC00-06#1/hp');
    expect(told).toMatchObject({ base: 5, amount: 5, rule: null, path: 'SC00-06/hp', edits: [] });
    expect(told?.text.en).toContain('As written on');
    expect(told?.values.map(({ path, value }) => [path, value])).toEqual([
      ['SC00-06/hp/a/b', 2],
      ['SC00-06/hp/a', 6],
      ['SC00-06/hp', 5],
    ]);
    expect(told?.values[0]?.text.ja).not.toBe('…');
  });

  it('the chain leads back to the answer that set it', () => {
    ask('cheat', { cheat: { put: { pcs: { gangster: { hand: ['I-17'], ap: 9 } } } } });
    const { value, entry, why } = since('figures/pcs/gangster/economy');
    expect([value, entry, why]).toEqual([made('figures/pcs/gangster/economy').value, -1, null]);
    ask('cheat', { cheat: { put: { pcs: { gangster: { equipped: ['I-17'] } } } } });
    expect(since('figures/pcs/gangster/economy/now')).toMatchObject({ entry: 1 });
  });

  it('every number in force equals the result of its sources, and a place on the table has none', () => {
    ask('auto', { player: 'greedy', steps: 30 });
    const before = ask('hash');
    const places = numbersIn(ask('figures') as Json, 'figures');
    expect(places.length).toBeGreaterThan(40);
    for (const [place, value] of places.filter((_, i) => i % 6 === 0))
      expect({ place, value }).toEqual({ place, value: since(place).made?.amount });
    expect(since('table/round').made).toBeNull();
    expect(ask('hash')).toEqual(before);
  });
});

describe('an event explains its numbers in the same way', () => {
  it('a check’s total: the ability and each card and token put in', () => {
    ask('auto', { player: 'greedy', steps: 120 });
    const { events } = ask('events') as Reply<'events'>;
    const checks = events.flatMap((event, index) => (event['kind'] === 'check' ? [{ event, index }] : []));
    expect(checks.length).toBeGreaterThan(2);
    for (const { event, index } of checks.slice(-3)) {
      const { value } = ask('explain', { event: index }) as Reply<'explain'>;
      const added = value?.edits.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
      expect((value?.base ?? 0) + added).toBe(event['amount']);
    }
  });
});

function numbersIn(value: Json, place: string): readonly (readonly [place: string, value: number])[] {
  if (typeof value === 'number') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part as Json, `${place}/${key}`));
}
