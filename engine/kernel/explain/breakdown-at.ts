import type { Json, JsonObject } from '../basics/json.ts';
import type { Content } from '../contract/system.ts';
import type { Probe } from '../language/block.ts';
import type { Sort } from '../language/op.ts';
import { nameEdit } from '../naming/naming.ts';
import type { RecordEdit, RuleId } from '../procedures/next.ts';
import type { Session } from '../session/session.ts';

/** How a displayed number is computed, in external names. */
export interface BreakdownOf {
  readonly base: number;
  readonly amount: number;
  /** Edits in the order applied; `path` is the modifier in the content. */
  readonly edits: readonly JsonObject[];
  readonly rule: RuleId | null;
  /** Content path of the base; null: none. */
  readonly path: string | null;
  readonly values: readonly { readonly path: string; readonly value: Json }[];
}

class Reading implements Probe {
  private readonly sorts = new Map<string, Sort>();
  private readonly results = new Map<string, unknown>();
  readonly compiled = (path: string, sort: Sort): void => {
    this.sorts.set(path, sort);
  };
  readonly ran = (path: string, _: unknown, result: unknown): void => {
    this.results.set(path, result);
  };

  begin(): void {
    this.results.clear();
  }
  get modifiers(): readonly (readonly [path: string, amount: unknown])[] {
    return [...this.results].filter(([path]) => this.sorts.get(path) === 'modifier');
  }
  within(paths: readonly string[]): BreakdownOf['values'] {
    return [...this.results].flatMap(([path, value]) => {
      const isWithin = paths.some((outer) => path === outer || path.startsWith(`${outer}/`));
      const isPlain = typeof value === 'number' || typeof value === 'boolean';
      return isWithin && isPlain && this.sorts.get(path) !== 'modifier' ? [{ path, value }] : [];
    });
  }
}

/** How the number at `figures/…` is computed; null if there is none. Does not change the game. */
export function breakdownAt(of: Session, compile: (probe: Probe) => Content, place: string): BreakdownOf | null {
  const [document, ...steps] = place.split('/');
  const { system } = of;
  if (document !== 'figures' || system.reckoned === undefined) return null;
  const reading = new Reading();
  const game = of.running.readWith(compile(reading));
  reading.begin();
  const found = system.reckoned(game, steps);
  if (found === null) return null;
  const { base, value, rule, path } = found;
  const left = [...reading.modifiers];
  const edits = found.edits.map((edit) => withPath(edit, nameEdit(system.names, game, edit), left));
  const paths = edits.flatMap((edit) => (typeof edit['path'] === 'string' ? [edit['path']] : []));
  return { base, amount: value, edits, rule, path, values: reading.within(path === null ? paths : [path, ...paths]) };
}

/** Adds the path of the modifier on a thing that the edit names, and takes it out of `left`. */
function withPath(
  { amount }: RecordEdit,
  named: JsonObject,
  left: (readonly [path: string, amount: unknown])[],
): JsonObject {
  const names = Object.values(named).flatMap((one) => (typeof one === 'string' ? [one.replace(/#.*/, '')] : []));
  const isOn = (path: string) => names.some((name) => path.startsWith(`${name}/`));
  const namedBy = (path: string) => names.filter((name) => path.split('/').includes(name)).length;
  const [found] = left
    .filter(([path, added]) => added === amount && isOn(path))
    .sort(([a], [b]) => namedBy(b) - namedBy(a));
  if (found === undefined) return named;
  left.splice(left.indexOf(found), 1);
  return { ...named, path: found[0] };
}
