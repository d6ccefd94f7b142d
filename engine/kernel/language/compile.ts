import type { Erased } from '../basics/erased.ts';
import { clampNumber } from '../numbers/layer.ts';
import type { Block, ChoiceRequest, CompiledEffect, Cost, Pattern, Probe, Scope, StandingModifier } from './block.ts';
import { type CompiledValue, type Compiling, constant, type Node } from './field.ts';
import type { Op, Sort } from './op.ts';

export interface Language {
  /** Names that the game itself gives to numbers, such as the X of a cost. */
  readonly remembers?: readonly string[];
  readonly ops: readonly Op[];
  /** Layers that modifiers may name: those of the game's numbers, and its words for permissions. */
  readonly layers?: readonly string[];
}

export interface CompiledPart<Made> {
  readonly made: Made;
  readonly blocks: PathMap<Block>;
  readonly standing: readonly Laid[];
}
type PathMap<One> = ReadonlyMap<string, One>;
interface Laid {
  readonly path: string;
  readonly standings: readonly StandingModifier[];
}

type Reader = { readonly [field: string]: CompiledValue<unknown> };

/** Blocks by path. Recorded parts keep their own maps; those looked up get cached. */
export class Blocks {
  private readonly own = new Map<string, Block>();
  private readonly stretches: PathMap<Block>[] = [];

  get(path: string): Block | undefined {
    const known = this.own.get(path);
    if (known !== undefined) return known;
    const found = this.stretches.findLast((stretch) => stretch.has(path))?.get(path);
    if (found !== undefined) this.own.set(path, found);
    return found;
  }

  set(block: Block): void {
    this.own.set(block.path, block);
  }

  addAll(blocks: PathMap<Block>): void {
    if (blocks.size > 0) this.stretches.push(blocks);
  }

  get paths(): readonly string[] {
    return [...new Set([...this.stretches.flatMap((stretch) => [...stretch.keys()]), ...this.own.keys()])];
  }
}

/** Compiles nodes into functions, once per content. They have passed their schema: an unknown op is a bug of ours. */
export class Compiler implements Compiling {
  readonly blocks = new Blocks();
  readonly standing = new Map<string, readonly StandingModifier[]>();
  readonly language: Language;
  readonly probe: Probe | null;
  private readonly ops: ReadonlyMap<string, Op>;
  private readonly layers: readonly string[];
  /** How many nodes it is in. */
  private depth = 0;
  private recording: { readonly blocks: Map<string, Block>; readonly standing: Laid[] } | null = null;

  constructor(language: Language, probe: Probe | null = null) {
    this.language = language;
    this.layers = language.layers ?? [];
    this.ops = new Map(language.ops.map((op) => [`${op.sort}:${op.id}`, op]));
    this.probe = probe;
  }

  amount(written: unknown, path: string): CompiledValue<number> {
    if (typeof written === 'number') return this.number(clampNumber(written), path);
    return this.read('amount', written as Node, path);
  }
  condition(written: unknown, path: string): CompiledValue<boolean> {
    return this.read('condition', written as Node, path);
  }
  selector(written: unknown, path: string): CompiledValue<readonly number[]> {
    return this.read('selector', written as Node, path);
  }
  choice(written: unknown, path: string): CompiledValue<ChoiceRequest> {
    return this.read('choice', written as Node, path);
  }
  cost(written: unknown, path: string): CompiledValue<Cost> {
    return this.read('cost', written as Node, path);
  }
  /** Triggers and modifiers are built at once; their fields are evaluated later. */
  trigger(written: Node, path: string): Pattern {
    return this.fixed('trigger', written, path) as Pattern;
  }
  modifier(written: Node, path: string): StandingModifier {
    const standing = this.fixed('modifier', written, path) as StandingModifier;
    if (!this.layers.includes(standing.layer)) throw new Error(`no layer ${standing.layer} at ${path}`);
    return standing;
  }

  standings(written: unknown, path: string): string {
    this.layStandings({
      path,
      standings: (written as readonly Node[]).map((node, i) => this.modifier(node, `${path}/${i}`)),
    });
    return path;
  }

  waiting(written: unknown, path: string): string {
    this.addBlock({ path, effects: [], pattern: this.trigger(written as Node, path) });
    return path;
  }

  block(written: unknown, path: string): string {
    this.addBlock({ path, effects: (written as readonly Node[]).map((node, i) => this.effect(node, `${path}/${i}`)) });
    return path;
  }

  /** Compiles a part and records what it adds, for `takeOver` by another compiler with the same language and probe. */
  recorded<Made>(compile: () => Made): CompiledPart<Made> {
    const outer = this.recording;
    const added = { blocks: new Map<string, Block>(), standing: [] as Laid[] };
    this.recording = added;
    try {
      return { made: compile(), ...added };
    } finally {
      this.recording = outer;
      this.addBlocks(added.blocks);
      for (const laid of added.standing) this.layStandings(laid);
    }
  }

  takeOver<Made>({ made, blocks, standing }: CompiledPart<Made>): Made {
    this.addBlocks(blocks);
    for (const laid of standing) this.layStandings(laid);
    return made;
  }

  private addBlocks(blocks: PathMap<Block>): void {
    if (this.recording === null) this.blocks.addAll(blocks);
    else for (const [path, block] of blocks) this.recording.blocks.set(path, block);
  }
  private addBlock(block: Block): void {
    if (this.recording === null) this.blocks.set(block);
    else this.recording.blocks.set(block.path, block);
  }
  private layStandings(laid: Laid): void {
    if (this.recording === null) this.standing.set(laid.path, laid.standings);
    else this.recording.standing.push(laid);
  }

  /** Numbers in nodes are asked for with their node. */
  private number(value: number, path: string): CompiledValue<number> {
    const asked = this.depth > 0 ? undefined : this.probe?.asked?.(path, value);
    return asked === undefined ? constant(value) : askedFirst(asked, () => value);
  }

  private effect(node: Node, path: string): CompiledEffect {
    const op = this.op('effect', node, path);
    const fields = this.fields(op, node, path);
    const asked = this.probe?.asked?.(path, node);
    const compiled = {
      path,
      op: op.id,
      node,
      canChange: askedFirst(asked, this.watched(op.canChange, fields, path, 'looks')),
      run: askedFirst(this.probe?.runs?.(path), askedFirst(asked, this.watched(op.run, fields, path, 'runs'))),
    };
    return this.probe?.read === undefined ? compiled : toldWhenRead(compiled, this.probe.read);
  }

  private read<T>(sort: Sort, node: Node, path: string): CompiledValue<T> {
    const op = this.op(sort, node, path);
    const value = this.watched(op.run, this.fields(op, node, path), path, 'runs');
    return askedFirst(this.probe?.asked?.(path, node), value);
  }

  private watched(does: Op['run'], fields: Reader, path: string, how: 'looks' | 'runs'): CompiledValue<Erased> {
    const { entering, ran } = this.probe ?? {};
    if (entering === undefined && ran === undefined) return unwatched(does, fields);
    return (game, scope) => {
      const seen = look(fields, game, scope);
      entering?.(path);
      const result: unknown = does(game, seen, scope);
      if (how === 'runs') ran?.(path, seen, result);
      return result;
    };
  }

  private fixed(sort: Sort, node: Node, path: string): unknown {
    const op = this.op(sort, node, path);
    const made = op.run(null, this.fields(op, node, path), emptyScope) as Pattern | StandingModifier;
    const asked = this.probe?.asked?.(path, node);
    const fixed = asked === undefined ? made : askedFixed(made, asked);
    return this.probe?.ran === undefined ? fixed : toldOf(fixed, (result) => this.probe?.ran?.(path, {}, result));
  }

  private op(sort: Sort, node: Node, path: string): Op {
    const op = this.ops.get(`${sort}:${node.op}`);
    if (op === undefined) throw new Error(`no ${sort} ${node.op} at ${path}`);
    this.probe?.compiled?.(path, sort, op.id);
    return op;
  }

  private fields(op: Op, node: Node, path: string): Reader {
    this.depth++;
    try {
      return Object.fromEntries(
        Object.entries(op.fields).map(([name, field]) => [name, field.compile(this, node[name], `${path}/${name}`)]),
      );
    } finally {
      this.depth--;
    }
  }
}

function askedFirst<Value>(asked: (() => void) | undefined, value: CompiledValue<Value>): CompiledValue<Value> {
  if (asked === undefined) return value;
  return (game, scope) => {
    asked();
    return value(game, scope);
  };
}

function askedFixed(fixed: Pattern | StandingModifier, asked: () => void): Pattern | StandingModifier {
  if (!('matches' in fixed))
    return { ...fixed, of: askedFirst(asked, fixed.of), amount: askedFirst(asked, fixed.amount) };
  const { matches } = fixed;
  return {
    ...fixed,
    matches: (game, scope, record) => {
      asked();
      return matches(game, scope, record);
    },
  };
}

function toldWhenRead({ node, ...compiled }: CompiledEffect, read: (path: string) => void): CompiledEffect {
  return {
    ...compiled,
    get node() {
      read(compiled.path);
      return node;
    },
  };
}

function toldOf(fixed: Pattern | StandingModifier, tell: (result: unknown) => void): Pattern | StandingModifier {
  const told = <Given extends readonly Erased[], Result>(run: (...given: Given) => Result): typeof run => {
    return (...given) => {
      const result = run(...given);
      if (result !== false) tell(result);
      return result;
    };
  };
  return 'matches' in fixed ? { ...fixed, matches: told(fixed.matches) } : { ...fixed, amount: told(fixed.amount) };
}

/** The object with field values is reused to avoid allocation; a nested run of the same node gets its own. */
function unwatched(does: Op['run'], fields: Reader): CompiledValue<Erased> {
  const seen: { [field: string]: unknown } = {};
  const names: string[] = [];
  const values: CompiledValue<unknown>[] = [];
  for (const [name, value] of Object.entries(fields)) {
    seen[name] = value.isConstant ? value(null, emptyScope) : undefined;
    if (value.isConstant) continue;
    names.push(name);
    values.push(value);
  }
  if (names.length === 0) return (game, scope) => does(game, seen, scope);
  let isBusy = false;
  return (game, scope) => {
    if (isBusy) return does(game, look(fields, game, scope), scope);
    isBusy = true;
    try {
      for (let i = 0; i < names.length; i++)
        seen[names[i] as string] = (values[i] as CompiledValue<unknown>)(game, scope);
      return does(game, seen, scope);
    } finally {
      isBusy = false;
    }
  };
}

function look(fields: Reader, game: Erased, scope: Scope): { [field: string]: unknown } {
  const seen: { [field: string]: unknown } = {};
  for (const name in fields) seen[name] = (fields[name] as CompiledValue<unknown>)(game, scope);
  return seen;
}

export const emptyScope: Scope = { self: -1, source: -1, target: -1, names: {}, record: null };
