import type { JsonPath } from '#authoring/text/json/positions.ts';
import { chunksOf, concatChunks } from '#engine/kernel/basics/chunks.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';

export interface TextAt {
  readonly path: JsonPath;
  readonly text: string;
}
interface Made {
  readonly by: string;
  readonly made: Json;
}
const madeOf = new WeakMap<object, Made>();

/** Replaces texts in a value. The same edits give the same object, so that caches by identity keep working. */
export function withTexts(value: Json, edits: readonly TextAt[], depth = 0): Json {
  const [first] = edits;
  if (first === undefined) return value;
  if (typeof value !== 'object' || value === null) return first.text;
  const by = edits.map(({ path, text }) => `${path.slice(depth).join('/')} ${text}`).join('\n');
  const before = madeOf.get(value);
  if (before?.by === by) return before.made;
  const made = Array.isArray(value)
    ? listWithTexts(value as readonly Json[], edits, depth)
    : objectWithTexts(value as JsonObject, edits, depth);
  madeOf.set(value, { by, made });
  return made;
}

function objectWithTexts(value: JsonObject, edits: readonly TextAt[], depth: number): Json {
  const keys = new Set(edits.map(({ path }) => String(path[depth])));
  const changed = [...keys].map((key) => [
    key,
    withTexts(
      value[key] as Json,
      edits.filter(({ path }) => String(path[depth]) === key),
      depth + 1,
    ),
  ]);
  return { ...value, ...Object.fromEntries(changed) };
}

function listWithTexts(list: readonly Json[], edits: readonly TextAt[], depth: number): Json {
  const byIndex = new Map<number, TextAt[]>();
  for (const edit of edits) {
    const index = Number(edit.path[depth]);
    byIndex.set(index, [...(byIndex.get(index) ?? []), edit]);
  }
  const at = (one: Json, index: number): Json => withTexts(one, byIndex.get(index) ?? [], depth + 1);
  if (!list.every((one) => typeof one === 'object' && one !== null)) return list.map(at);
  let start = 0;
  const runs = chunksOf(list as readonly object[]).map((run) => {
    const from = start;
    start += run.length;
    return run.some((_, i) => byIndex.has(from + i))
      ? sameRun(run.map((one, i) => at(one as Json, from + i) as object))
      : run;
  });
  return concatChunks(runs) as unknown as Json;
}

const runBegunBy = new WeakMap<object, readonly object[]>();

/** Reuses the previous chunk if its items are the same. */
function sameRun(run: readonly object[]): readonly object[] {
  const first = run[0] as object;
  const before = runBegunBy.get(first);
  if (before?.length === run.length && before.every((one, i) => one === run[i])) return before;
  runBegunBy.set(first, run);
  return run;
}
