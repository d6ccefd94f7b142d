import type { Erased } from '../basics/erased.ts';
import { bounded } from '../numbers/layer.ts';
import type { Asked, Block, CompiledEffect, Pattern, Payment, Probe, Scope, Standing } from './block.ts';
import { type Compiling, constant, type Node, type Value } from './field.ts';
import type { Op, Sort } from './op.ts';

/** All words of one game's effect language. */
export interface Language {
  readonly ops: readonly Op[];
  /** What a modifier may name as its layer: the layers of the game's numbers, and its words for permissions. */
  readonly layers?: readonly string[];
}

/** What came of compiling a part of a content, with all that this added to the content. */
export interface Recorded<Made> {
  readonly made: Made;
  readonly blocks: PathMap<Block>;
  readonly standing: readonly Laid[];
}
type PathMap<One> = ReadonlyMap<string, One>;
interface Laid {
  readonly path: string;
  readonly standings: readonly Standing[];
}

type Reader = { readonly [field: string]: Value<unknown> };

/**
 * The blocks of a content by their paths. Those of a stretch that was compiled before stay in the map that they were put
 * in; mostly few of them are ever asked for, and these are found again at once.
 */
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

  /** Their paths, in the order in which they were compiled. */
  get paths(): readonly string[] {
    return [...new Set([...this.stretches.flatMap((stretch) => [...stretch.keys()]), ...this.own.keys()])];
  }
}

/**
 * Turns written nodes into functions, once per content. Written nodes have passed their schema;
 * an unknown op here is a defect of ours, not of the designer.
 */
export class Compiler implements Compiling {
  readonly blocks = new Blocks();
  /** Modifiers that may be laid on the table, by their path. */
  readonly standing = new Map<string, readonly Standing[]>();
  readonly language: Language;
  readonly probe: Probe | null;
  private readonly ops: ReadonlyMap<string, Op>;
  private readonly layers: readonly string[];
  private recording: { readonly blocks: Map<string, Block>; readonly standing: Laid[] } | null = null;

  constructor(language: Language, probe: Probe | null = null) {
    this.language = language;
    this.layers = language.layers ?? [];
    this.ops = new Map(language.ops.map((op) => [`${op.sort}:${op.id}`, op]));
    this.probe = probe;
  }

  amount(written: unknown, path: string): Value<number> {
    if (typeof written === 'number') {
      return constant(bounded(written));
    }
    return this.read('amount', written as Node, path);
  }
  condition(written: unknown, path: string): Value<boolean> {
    return this.read('condition', written as Node, path);
  }
  selector(written: unknown, path: string): Value<readonly number[]> {
    return this.read('selector', written as Node, path);
  }
  choice(written: unknown, path: string): Value<Asked> {
    return this.read('choice', written as Node, path);
  }
  cost(written: unknown, path: string): Value<readonly Payment[]> {
    return this.read('cost', written as Node, path);
  }
  /** A trigger's pattern and a modifier are fixed when they are read: their fields are looked at later. */
  trigger(written: Node, path: string): Pattern {
    return this.fixed('trigger', written, path) as Pattern;
  }
  modifier(written: Node, path: string): Standing {
    const standing = this.fixed('modifier', written, path) as Standing;
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

  block(written: unknown, path: string): string {
    this.addBlock({ path, effects: (written as readonly Node[]).map((node, i) => this.effect(node, `${path}/${i}`)) });
    return path;
  }

  /** Compiles a part and remembers what that adds, so that another compiler of this language and probe takes it over. */
  recorded<Made>(compile: () => Made): Recorded<Made> {
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

  /** Adds what was compiled before, under the same paths. */
  takeOver<Made>({ made, blocks, standing }: Recorded<Made>): Made {
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

  private effect(node: Node, path: string): CompiledEffect {
    const op = this.op('effect', node, path);
    const fields = this.fields(op, node, path);
    return {
      path,
      op: op.id,
      node,
      canChange: this.watched(op.canChange, fields, path, 'looks'),
      run: this.watched(op.run, fields, path, 'runs'),
    };
  }

  private read<T>(sort: Sort, node: Node, path: string): Value<T> {
    const op = this.op(sort, node, path);
    return this.watched(op.run, this.fields(op, node, path), path, 'runs');
  }

  private watched(does: Op['run'], fields: Reader, path: string, how: 'looks' | 'runs'): Value<Erased> {
    if (this.probe === null) return unwatched(does, fields);
    const { entering, ran } = this.probe;
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
    const fixed = op.run(null, this.fields(op, node, path), nobody) as Pattern | Standing;
    return this.probe?.ran === undefined ? fixed : toldOf(fixed, (result) => this.probe?.ran?.(path, {}, result));
  }

  private op(sort: Sort, node: Node, path: string): Op {
    const op = this.ops.get(`${sort}:${node.op}`);
    if (op === undefined) throw new Error(`no ${sort} ${node.op} at ${path}`);
    this.probe?.compiled?.(path, sort, op.id);
    return op;
  }

  private fields(op: Op, node: Node, path: string): Reader {
    return Object.fromEntries(
      Object.entries(op.fields).map(([name, field]) => [name, field.compile(this, node[name], `${path}/${name}`)]),
    );
  }
}

/** The same trigger or modifier; `tell` hears when it matched, or what it added. */
function toldOf(fixed: Pattern | Standing, tell: (result: unknown) => void): Pattern | Standing {
  const told = <Given extends readonly Erased[], Result>(run: (...given: Given) => Result): typeof run => {
    return (...given) => {
      const result = run(...given);
      if (result !== false) tell(result);
      return result;
    };
  };
  return 'matches' in fixed ? { ...fixed, matches: told(fixed.matches) } : { ...fixed, amount: told(fixed.amount) };
}

/**
 * What a node saw is filled anew each time it is looked at, and kept by nobody; only where a node is looked at while it
 * is being looked at, it sees an object of its own.
 */
function unwatched(does: Op['run'], fields: Reader): Value<Erased> {
  const seen: { [field: string]: unknown } = {};
  const names: string[] = [];
  const values: Value<unknown>[] = [];
  for (const [name, value] of Object.entries(fields)) {
    seen[name] = value.isConstant ? value(null, nobody) : undefined;
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
      for (let i = 0; i < names.length; i++) seen[names[i] as string] = (values[i] as Value<unknown>)(game, scope);
      return does(game, seen, scope);
    } finally {
      isBusy = false;
    }
  };
}

function look(fields: Reader, game: Erased, scope: Scope): { [field: string]: unknown } {
  const seen: { [field: string]: unknown } = {};
  for (const name in fields) seen[name] = (fields[name] as Value<unknown>)(game, scope);
  return seen;
}

export const nobody: Scope = { self: -1, source: -1, target: -1, names: {}, record: null };
