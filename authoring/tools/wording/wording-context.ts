import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { voiceOf } from '#authoring/project/sentences/speak.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import type { WordingContext } from './read-wording.ts';

export interface WordingScope {
  readonly own: string | null;
  readonly bound: readonly string[];
}

/** Null: the project has no game. */
export function wordingContext(diagnosis: Diagnosis, { own, bound }: WordingScope): WordingContext | null {
  const known = knownOf(diagnosis);
  return known === null ? null : { ...known, own, bound };
}

export const voiceOfProject = (diagnosis: Diagnosis): Voice | null => knownOf(diagnosis)?.voice ?? null;

/** Stable identity until a name changes. */
const namesById = memoizeByKey(
  (declarations: readonly Declaration[]): ReadonlyMap<string, Declaration['names']> =>
    new Map(declarations.map(({ id, names }) => [id, names])),
);

const knownOf = memoizeByKey((diagnosis: Diagnosis): Pick<WordingContext, 'voice' | 'ids'> | null =>
  diagnosis.system === null ? null : made(diagnosis, diagnosis.system),
);

function made(diagnosis: Diagnosis, system: RuleSystem): Pick<WordingContext, 'voice' | 'ids'> {
  const index = indexOf(diagnosis);
  const names = namesById(index.declarations);
  const voice = voiceOf(
    system,
    (locale, id) => names.get(id)?.[locale] ?? system.words.label(diagnosis.documents, locale, id),
  );
  return { voice, ids: (kind) => [...new Set(index.ofKind(kind).map(({ id }) => id))] };
}
