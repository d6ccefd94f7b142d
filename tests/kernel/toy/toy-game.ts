import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { KernelGame, Reaction, Windows } from '#engine/kernel/changes/windows.ts';
import type { Block, Scope, StandingModifier } from '#engine/kernel/language/block.ts';
import { emptyScope } from '#engine/kernel/language/compile.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { lastingModifiers } from '#engine/kernel/lasting-effects/lasting-modifiers.ts';
import type { Layer } from '#engine/kernel/numbers/layer.ts';
import { type AnyNumber, type Computed, compute, type Modifier } from '#engine/kernel/numbers/number.ts';
import { type Call, later, type Next } from '#engine/kernel/procedures/next.ts';
import type { Pick } from '#engine/kernel/procedures/procedure.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Stone, ToyContent } from './content.ts';

export const counters = ['turn', 'round', 'result', 'points', 'worn'] as const;
export const counter = { turn: 0, round: 1, result: 2, points: 3, worn: 4 } as const;
export const results = ['won', 'lost'] as const;
export const seatNames = ['ada', 'bo', 'cy'] as const;

/** Thing 0 is the game itself, then the seats, then the stones. */
export const theGame: Thing = 0;
export const place = { pile: 0, heap: 1, hand: (seat: number) => 2 + seat } as const;

export const periods = ['turn', 'round'] as const;

export const layers: readonly Layer[] = [
  { id: 'add', does: 'add' },
  { id: 'multiply', does: 'multiply' },
  { id: 'share', does: 'divide', rounds: 'up' },
  { id: 'most', does: 'most' },
];

export class ToyGame implements KernelGame {
  readonly seed: number;
  readonly seats: number;
  readonly windows: Windows<ToyGame> = windows;
  readonly content: ToyContent;
  readonly table: ReadonlyTable;
  private readonly numbers: ReadonlyMap<string, AnyNumber>;

  constructor(content: ToyContent, setup: JsonObject, table: ReadonlyTable, numbers: ReadonlyMap<string, AnyNumber>) {
    this.content = content;
    this.table = table;
    this.numbers = numbers;
    this.seed = setup['seed'] as number;
    this.seats = setup['players'] as number;
  }

  standings(path: string): readonly StandingModifier[] | undefined {
    return this.content.standings.get(path);
  }
  block(path: string): Block | undefined {
    return this.content.blocks.get(path);
  }
  only(things: readonly Thing[]): readonly Thing[] {
    return things;
  }
  stone(thing: Thing): Stone {
    return this.content.stones[this.table.designOf(thing)] as Stone;
  }
  stoneName(thing: Thing): string {
    return `${this.stone(thing).id}#${this.table.copyOf(thing)}`;
  }
  isStone(thing: Thing): boolean {
    return thing > this.seats && thing < this.table.things;
  }
  hand(seat: Thing): readonly Thing[] {
    return this.table.at(place.hand(seat - 1));
  }
  get active(): Thing {
    return 1 + this.table.count(theGame, counter.turn);
  }
  points(seat: Thing): number {
    return this.table.count(seat, counter.points);
  }
  number(id: string, of: Thing): Computed {
    const inForce: Modifier[] = [];
    for (const { seat, stone } of this.held()) {
      const scope: Scope = { ...emptyScope, self: seat, source: stone };
      for (const standing of this.stone(stone).constant) {
        if (standing.number !== id || !standing.of(this, scope).includes(of)) continue;
        inForce.push({ layer: standing.layer, amount: standing.amount(this, scope), rule: 'TOY-NUM-02', card: stone });
      }
    }
    for (const { lasting, layer, amount } of lastingModifiers(this, id, of))
      inForce.push({ layer, amount, rule: 'TOY-NUM-02', card: lasting.source });
    return compute(this, this.numbers.get(id) as AnyNumber, of, -1, layers, inForce);
  }
  *held(): Generator<{ readonly seat: Thing; readonly stone: Thing }> {
    for (let seat = 1; seat <= this.seats; seat++) for (const stone of this.hand(seat)) yield { seat, stone };
  }
}

const windows: Windows<ToyGame> = {
  listens: (game, record) =>
    [...game.held()].some(({ stone }) => {
      const { guard, tide, echo } = game.stone(stone);
      return [guard, tide, echo].some((one) => one?.when.change === record.kind);
    }),
  forced(game, record, used) {
    const had = new Set(used.map((pick) => (pick as Pick)['stone']));
    const happening: Reaction[] = [];
    for (const { seat, stone } of game.held()) {
      const tide = game.stone(stone).tide;
      if (tide === null || had.has(stone) || tide.when.change !== record.kind) continue;
      const scope: Scope = { ...emptyScope, self: seat, source: stone, record };
      if (!tide.when.matches(game, scope, record)) continue;
      happening.push({ pick: { by: seat, stone }, next: runBlock(tide.block, scope) });
    }
    return happening;
  },
  interrupts(game, record, used): readonly Pick[] {
    const had = new Set(used.map((pick) => (pick as Pick)['stone']));
    const picks: Pick[] = [];
    for (const { seat, stone } of game.held()) {
      const guard = game.stone(stone).guard;
      if (guard === null || had.has(stone) || guard.when.change !== record.kind) continue;
      if (guard.when.matches(game, { ...emptyScope, self: seat, source: stone, record }, record))
        picks.push({ by: seat, stone });
    }
    return picks;
  },
  interrupt(game, record, pick): Next {
    const [by, stone] = [pick['by'] as Thing, pick['stone'] as Thing];
    const guard = game.stone(stone).guard;
    return guard === null ? undefined : runBlock(guard.block, { ...emptyScope, self: by, source: stone, record });
  },
  forcedOrder: 'listed',
  reactions(game, record) {
    const happening: Reaction[] = [];
    for (const { seat, stone } of game.held()) {
      const echo = game.stone(stone).echo;
      if (echo === null || echo.when.change !== record.kind) continue;
      const scope: Scope = { ...emptyScope, self: seat, source: stone, record };
      if (!echo.when.matches(game, scope, record)) continue;
      const running = runBlock(echo.block, scope) as Call;
      happening.push({ pick: { by: seat, stone }, next: echo.dusk ? later('dusk', running) : running });
    }
    return happening;
  },
};

export function thingsIn(field: string, value: Json): readonly number[] {
  return typeof value === 'number' && ['stone', 'card', 'cause', 'target'].includes(field) ? [value] : [];
}

export function nameOf(game: ToyGame, field: string, value: Json): Json | undefined {
  if (field === 'lasting') return undefined;
  if (field === 'on') return (value as readonly Thing[]).map((one) => nameOf(game, 'target', one) as Json);
  if (typeof value !== 'number' || value < 0) return value;
  switch (field) {
    case 'self':
    case 'by':
    case 'to':
      return seatNames[value - 1] ?? value;
    case 'stone':
    case 'card':
    case 'source':
    case 'cause':
      return game.isStone(value) ? game.stoneName(value) : value;
    case 'target':
      return game.isStone(value) ? game.stoneName(value) : (seatNames[value - 1] ?? value);
    default:
      return value;
  }
}
