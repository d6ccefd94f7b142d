import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { indexForWriting } from '#authoring/project/index/project-index.ts';
import { isOfSystem, systemReading } from '#authoring/project/localization/system-texts.ts';
import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { isSoundPicture, picturesByPath } from '#authoring/project/pictures/project-picture.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { type CompletionProject, type KnownId, nothingKnown } from './known.ts';

/** For `system` in studio.json. */
const GAME = 'game-system';

/** `file`: the edited document. `diagnosis` null: the project cannot be read; `system` may be known nevertheless. */
export function knownOf(
  diagnosis: Diagnosis | null,
  systems: readonly HostedSystem[],
  file: string,
  system: RuleSystem | null = null,
): CompletionProject {
  const games = systems.map(({ system }): KnownId => named(system.id));
  if (diagnosis === null || diagnosis.system === null)
    return {
      ...nothingKnown,
      names: (sorts) =>
        sorts.includes(GAME) ? games : sorts.flatMap((sort) => (system?.vocabulary.names[sort] ?? []).map(named)),
    };
  const index = indexForWriting(diagnosis);
  const ids = remembered((kinds) => {
    const [first, ...others] = kinds;
    if (first !== undefined && others.length === 0) return lastById(index.ofKind(first));
    return lastById(kinds.flatMap((kind) => index.ofKind(kind)));
  });
  return {
    ids,
    names: remembered((sorts) => {
      if (sorts.includes(GAME)) return games;
      const always = namesAlways(diagnosis);
      return lastById([...ids(sorts), ...sorts.flatMap((sort) => always.get(sort) ?? [])]);
    }),
    get named() {
      const withName = index.declarations.filter(({ names }) => Object.keys(names).length > 0);
      return [...new Map(withName.map((one) => [one.id, one])).values()];
    },
    get here() {
      return new Set(index.declarationsIn(file).map(({ id }) => id));
    },
    get pictures() {
      const found = [...picturesByPath(diagnosis.pictures ?? [])];
      return found.flatMap(([path, picture]) => (isSoundPicture(picture) ? [named(path)] : []));
    },
    get units() {
      return unitsFor(diagnosis, file);
    },
  };
}

/** Own entries override required ones. */
const lastById = memoizeByKey((all: readonly KnownId[]): readonly KnownId[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
]);

function remembered(find: (kinds: readonly string[]) => readonly KnownId[]): CompletionProject['ids'] {
  const found = new Map<string, readonly KnownId[]>();
  return (kinds) => {
    const key = kinds.join(' ');
    const known = found.get(key) ?? find(kinds);
    found.set(key, known);
    return known;
  };
}

const named = (id: string): KnownId => ({ id, copies: 1, names: {}, readings: {} });

/** Names that are not declared by entries. */
const namesAlways = memoizeByKey((diagnosis: Diagnosis): ReadonlyMap<string, readonly KnownId[]> => {
  const found = new Map<string, KnownId[]>();
  const add = (names: { readonly [sort: string]: readonly string[] } | undefined): void => {
    for (const [sort, list] of Object.entries(names ?? {}))
      found.set(sort, [...(found.get(sort) ?? []), ...list.map(named)]);
  };
  const vocabulary = diagnosis.system?.vocabulary;
  add(vocabulary?.names);
  for (const [path, document] of Object.entries(diagnosis.documents)) add(vocabulary?.named(path, document));
  return found;
});

function unitsFor(diagnosis: Diagnosis, file: string): CompletionProject['units'] {
  const { project, required, system } = diagnosis;
  const source = sourceOf(file)?.source;
  if (source === undefined) return [];
  const readings =
    system !== null && isOfSystem(file)
      ? [systemReading(system, sourceLocaleOf(diagnosis))]
      : [...required, project].flatMap((one) => one.readings.filter((each) => each.file.path === source));
  return readings.flatMap(({ facts }) => facts.units.map(({ key, text }) => ({ key, text })));
}
