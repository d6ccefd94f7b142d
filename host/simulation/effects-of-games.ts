import { ownerOf } from '#authoring/project/documents/effect-place.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { EffectsRun } from '#engine/simulation/comparison/effects-run.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { namesLaid } from '#engine/simulation/names-laid.ts';

export interface EffectCount {
  readonly path: string;
  /** In which it ran. */
  readonly games: number;
}

/** In how many of these games each effect ran, by path: only effects of what the set-up uses. */
export function effectsOfGames(
  playable: Playable,
  setup: JsonObject,
  lines: readonly Pick<GameSummary, 'ran'>[],
): readonly EffectCount[] {
  const { system, documents } = playable;
  const effects = new EffectsRun();
  const content = system.compile(documents, system.language, effects.probe);
  const names = new Set([...stringsIn(setup), ...namesLaid(system, content, setup)]);
  // An entry that shares its id with another one may be the other one's
  const isMeant = (path: string): boolean => {
    const { id, list } = ownerOf(documents, path);
    return list === null && names.has(id);
  };
  const counts = effects.counts(lines.flatMap(({ ran }) => ran ?? []));
  return [...counts].flatMap(([path, games]) => (isMeant(path) ? [{ path, games }] : []));
}

function stringsIn(part: Json): readonly string[] {
  if (typeof part === 'string') return [part];
  return Array.isArray(part) || isObject(part) ? Object.values(part).flatMap((one: Json) => stringsIn(one)) : [];
}
