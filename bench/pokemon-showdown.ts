import { createRequire } from 'node:module';
import path from 'node:path';
import type { Runs } from './measure.ts';

// pokemon-showdown 0.11.11 at its fastest: the Battle object itself, without streams or text protocol, random battles
// of generation 9 with teams made beforehand, both sides choosing at random out of what the request allows.

interface Pokemon {
  readonly condition: string;
}
interface Request {
  readonly wait?: boolean;
  readonly teamPreview?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly {
    readonly moves: readonly { readonly disabled?: boolean }[];
    readonly trapped?: boolean;
    readonly maybeTrapped?: boolean;
  }[];
  readonly side: { readonly pokemon: readonly Pokemon[] };
}
interface Side {
  readonly id: string;
  readonly activeRequest: Request | null;
  isChoiceDone(): boolean;
}
interface Battle {
  readonly ended: boolean;
  readonly turn: number;
  readonly sides: readonly Side[];
  choose(side: string, choice: string): boolean;
}
interface Simulator {
  readonly Battle: new (options: object) => Battle;
  readonly Teams: { getGenerator(format: string, seed: readonly number[]): { getTeam(): readonly object[] } };
}
type Draw = (below: number) => number;

const format = 'gen9randombattle';
const teamCount = 64;
const mostTurns = 1000;

/** Whole battles between two programs that choose at random. */
export function battles(): Runs {
  const { Battle, Teams } = createRequire(path.resolve('bench/package.json'))('pokemon-showdown') as Simulator;
  const teams = Array.from({ length: teamCount }, (_, seed) => Teams.getGenerator(format, [seed, 2, 3, 4]).getTeam());
  const random = (seed: number) => {
    const draw = drawing(seed);
    const team = () => structuredClone(teams[draw(teamCount)]);
    const battle = new Battle({
      formatid: format,
      seed: [seed & 0xffff, 7, 11, 13],
      send: () => undefined,
      p1: { name: 'A', team: team() },
      p2: { name: 'B', team: team() },
    });
    return { battles: 1, choices: foughtOut(battle, draw) };
  };
  return { random };
}

/** How many choices it took. */
function foughtOut(battle: Battle, draw: Draw): number {
  for (let choices = 0; ; ) {
    const before = choices;
    for (const side of battle.sides) {
      const choice = battle.ended || side.isChoiceDone() ? null : randomChoice(side.activeRequest, draw);
      if (choice === null) continue;
      choices++;
      if (!battle.choose(side.id, choice)) battle.choose(side.id, 'default');
    }
    if (choices === before || battle.ended || battle.turn >= mostTurns) return choices;
  }
}

function randomChoice(request: Request | null, draw: Draw): string | null {
  if (request === null || request.wait === true) return null;
  if (request.teamPreview === true) return 'default';
  const { pokemon } = request.side;
  const able = pokemon.flatMap(({ condition }, i) => (condition.endsWith(' fnt') ? [] : [i]));
  if (request.forceSwitch !== undefined) {
    const waiting = able.filter((i) => i >= (request.forceSwitch as readonly boolean[]).length);
    return waiting.length === 0 ? 'pass' : `switch ${(waiting[draw(waiting.length)] as number) + 1}`;
  }
  const active = request.active?.[0];
  if (active === undefined) return 'default';
  const choices = active.moves.flatMap(({ disabled }, i) => (disabled === true ? [] : [`move ${i + 1}`]));
  if (active.trapped !== true && active.maybeTrapped !== true && draw(10) < 3)
    choices.push(...able.filter((i) => i > 0).map((i) => `switch ${i + 1}`));
  return choices[draw(choices.length)] ?? 'default';
}

function drawing(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * below);
  };
}
