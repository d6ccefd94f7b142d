import { describe, expect, it } from 'vitest';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { contentOf } from '../kernel/toy/open.ts';
import { stones } from '../kernel/toy/stones.ts';
import { documentsOf, toy } from '../kernel/toy/system.ts';
import { ToyGame } from '../kernel/toy/toy-game.ts';

const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
const game = (seed: number, system = toy) => ({
  system,
  content: contentOf(),
  setup: { seed, players: 2 },
  probed: (probe: Probe) => system.compile(documentsOf(stones), system.language, probe),
});

describe('the laws of every game', () => {
  it.each(Object.entries(players))('hold on the toy game for %s', (_, player) => {
    for (const seed of seeds) {
      const { brokenLaws, outcome } = playOut(game(seed), { player, laws: true });
      expect(brokenLaws).toEqual([]);
      expect(outcome.result).not.toBe(null);
    }
  });

  it.each(Object.entries(players))('do not change the game for %s', (_, player) => {
    const [held, free] = [true, false].map((laws) => playOut(game(3), { player, laws }));
    expect([held?.outcome, held?.session.hash()]).toEqual([free?.outcome, free?.session.hash()]);
  });

  const brokenLawsOf = (system: typeof toy) => {
    const { brokenLaws } = playOut(game(2, system), { player: players['random']!, laws: true });
    return [...new Set(brokenLaws.map(({ law }) => law))];
  };

  it('detect a system with ambiguous answers', () => {
    const name: typeof toy.names.name = (one, field, value) =>
      field === 'stone' ? String(toy.names.name(one, field, value)).split('#')[0]! : toy.names.name(one, field, value);
    expect(brokenLawsOf({ ...toy, names: { ...toy.names, name } })).toContain('namesAreUnique');
  });

  it('detect a piece that is nowhere', () => {
    expect(brokenLawsOf({ ...toy, brokenLaws: () => ['onePlace'] })).toEqual(['pieces']);
  });

  it('detect it also when they are checked at one decision in ten', () => {
    const option: typeof toy.judge.option = (one) => one.table.at(0)[0] ?? 0;
    const system = { ...toy, judge: { ...toy.judge, option } };
    const tried = [1, 10].map((lawsEvery) => {
      const how = { player: players['random']!, laws: true, lawsEvery };
      return seeds.reduce((sum, seed) => sum + playOut(game(seed, system), how).brokenLaws.length, 0);
    });
    expect(tried[1]).toBeGreaterThan(0);
    expect(tried[0]).toBeGreaterThan(3 * (tried[1] as number));
  });

  it('detect a judge that looks at what its seat may not see', () => {
    const option: typeof toy.judge.option = (one) => one.table.at(0)[0] ?? 0;
    expect(brokenLawsOf({ ...toy, judge: { ...toy.judge, option } })).toEqual(['hiddenIsHidden']);
  });

  it('detect an event that reveals hidden information to a seat', () => {
    const things: typeof toy.names.things = () => [];
    expect(brokenLawsOf({ ...toy, names: { ...toy.names, things } })).toEqual(['hiddenIsHidden']);
  });

  it('detect a probe that changes the game', () => {
    const { run, ...score } = toy.language.ops.find(({ id }) => id === 'score') as Op;
    const more: Op = { ...score, run: (one, seen, scope) => run(one, { ...seen, amount: seen.amount + 1 }, scope) };
    const ops = toy.language.ops.map((op) => (op.id === 'score' ? more : op));
    const compile: typeof toy.compile = (documents, language, probe) =>
      toy.compile(documents, probe === null ? language : { ...language, ops }, probe);
    expect(brokenLawsOf({ ...toy, compile })).toContain('probeChangesNothing');
  });

  it('detect a list built from an incomplete search', () => {
    const procedures = toy.procedures.map((procedure) => ({
      ...procedure,
      steps: procedure.steps.map((step) => {
        const lay = step.kind === 'choose' ? step.offers['lay'] : undefined;
        if (step.kind !== 'choose' || lay === undefined) return step;
        const near = { stone: (one: ToyGame, _: object, { by }: { by: number }) => one.hand(by).slice(1) };
        return { ...step, offers: { ...step.offers, lay: { ...lay, near } } };
      }),
    }));
    expect(brokenLawsOf({ ...toy, procedures })).toEqual(['listIsWhole']);
  });

  it('detect state outside the table', () => {
    let asked = 0;
    const read: typeof toy.read = (...given) => {
      const one = new ToyGame(...given);
      Object.defineProperty(one, 'active', { get: () => 1 + (asked++ % 2) });
      return one;
    };
    expect(brokenLawsOf({ ...toy, read })).toContain('saveContinues');
  });
});
