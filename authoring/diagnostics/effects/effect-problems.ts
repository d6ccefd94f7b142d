import { canonical, type Json } from '#engine/kernel/basics/json.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { JsonPath } from '../../json/positions.ts';
import type { Problem } from '../../problem.ts';
import { isObject } from '../../schema/views.ts';
import type { Reading } from '../reading.ts';
import { tell } from '../tell.ts';
import { alwaysHolds, boundsOf, type Names } from './bounds.ts';

type Ops = ReadonlyMap<string, Op>;
type Node = { readonly [key: string]: unknown };

const known = new WeakMap<Reading, readonly Problem[]>();
const tables = new WeakMap<Language, Ops>();

/** What effects say that can never come about, in any game: made once for each version of a document. */
export function effectProblems(readings: readonly Reading[], language: Language): Problem[] {
  const ops = tables.get(language) ?? new Map(language.ops.map((op) => [`${op.sort}:${op.id}`, op]));
  tables.set(language, ops);
  return readings.flatMap((reading) => {
    if (!reading.sound || reading.format.house || reading.format.id === 'playtest') return [];
    const found = known.get(reading) ?? lookThrough(reading, ops);
    known.set(reading, found);
    return found;
  });
}

function lookThrough(reading: Reading, ops: Ops): readonly Problem[] {
  const problems: Problem[] = [];
  const mark = (code: string, path: JsonPath, data: { readonly [name: string]: string }) =>
    problems.push(tell(code, reading.file.path, reading.place(path), data));

  function look(value: unknown, path: JsonPath, names: Names, inCondition: boolean): void {
    if (Array.isArray(value)) {
      for (const [i, one] of value.entries()) look(one, [...path, i], names, inCondition);
      return;
    }
    if (!isObject(value)) return;
    const op = String(value['op']);
    const isCondition = ops.has(`condition:${op}`);
    if (isCondition && !inCondition) condition(value, path, names);
    if (op === 'remembered' && names.get(String(value['name'])) === 'things') misread(value, path, 'remembered');
    if (op === 'named' && typeof names.get(String(value['name'])) === 'object') misread(value, path, 'named');
    nothing(value, path, names);
    unread(value, path);
    alike(value, path);
    for (const [key, part] of Object.entries(value))
      look(part, [...path, key], isNamedIn(op, key) ? bound(value, names) : names, isCondition);
  }

  function condition(node: Node, path: JsonPath, names: Names): void {
    const always = alwaysHolds(node, names, ops);
    if (always !== null) mark(always ? 'EFF003' : 'EFF002', [...path, 'op'], { op: String(node['op']) });
  }

  function misread(node: Node, path: JsonPath, op: 'named' | 'remembered'): void {
    mark('EFF001', [...path, 'name'], {
      name: String(node['name']),
      op,
      instead: op === 'named' ? 'remembered' : 'named',
    });
  }

  /** An effect with an amount of nothing, a choice of none, a number altered by nothing. */
  function nothing(node: Node, path: JsonPath, names: Names): void {
    const op = String(node['op']);
    const counts = (ops.has(`effect:${op}`) && op !== 'remember') || ops.has(`choice:${op}`);
    if (counts && node['amount'] !== undefined && boundsOf(node['amount'], names, ops).most <= 0)
      mark('EFF004', [...path, 'amount'], { op });
    if (ops.has(`modifier:${op}`) && node['add'] === 0) mark('EFF004', [...path, 'add'], { op });
  }

  /** A name that is made and never read. What is done for each of several may as well be the same each time. */
  function unread(node: Node, path: JsonPath): void {
    const { op, as } = node;
    if (typeof as !== 'string' || op === 'each') return;
    if (!isRead(op === 'where' ? node['if'] : node['do'], as)) mark('EFF005', [...path, 'as'], { name: as });
  }

  /** Where "then" and "else" are one, nothing hangs on the condition. */
  function alike(node: Node, path: JsonPath): void {
    const { op, then, else: otherwise } = node;
    if (op === 'if' && otherwise !== undefined && canonical(then as Json) === canonical(otherwise as Json))
      mark('EFF006', [...path, 'else'], {});
  }

  /** What a node binds to its name. */
  function bound(node: Node, names: Names): Names {
    const { as } = node;
    if (typeof as !== 'string') return names;
    const what = node['op'] === 'remember' ? boundsOf(node['amount'], names, ops) : 'things';
    return new Map([...names, [as, what]]);
  }

  look(reading.value, [], new Map(), false);
  return problems;
}

/** Whether a name is read in a part, before another takes its place. */
function isRead(part: unknown, name: string): boolean {
  if (Array.isArray(part)) return part.some((one) => isRead(one, name));
  if (!isObject(part)) return false;
  const { op } = part;
  if ((op === 'named' || op === 'remembered') && part['name'] === name) return true;
  return Object.values(part).some((one) => isRead(one, name));
}

/** A name holds in what is done with it, not in what it is made from. */
const isNamedIn = (op: string, key: string): boolean => key === 'do' || (op === 'where' && key === 'if');
