import { isSavedFile } from '#api/session/saved-game.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { readCondition } from '#authoring/project/play/read-condition.ts';
import { parseJson } from '#authoring/text/json/parse-json.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import { problemFromDraft } from '#authoring/text/problems/tell.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { knownGoals } from '#engine/simulation/advice/adviser.ts';
import { type Goal, goalNamed, goalsOf } from '#engine/simulation/goal-search/goal.ts';
import type { GameRecord } from '#engine/simulation/goal-search/try-game.ts';
import { suggestion } from '../program/suggestion.ts';

export type { Goal };

export type ReadGoal =
  | { readonly goal: Goal }
  | { readonly unknown: string; readonly nearest: string | undefined }
  | { readonly fault: Text; readonly at: string };

export function readNamedGoal({ system, documents }: Playable, typed: string): ReadGoal {
  const goal = goalNamed(goalsOf(system, documents), typed);
  if (goal !== null) return { goal };
  return { unknown: typed, nearest: suggestion(typed, knownGoals({ system, documents })) };
}

/** A condition, or `{"reach": condition}`. */
export function parseGoal(playable: Playable, typed: string): ReadGoal {
  const { value, faults } = parseJson(typed);
  const [fault] = faults;
  if (fault !== undefined) return { fault: problemFromDraft(fault, '', startOfFile).message, at: '' };
  const written = value as Json;
  const wish = isObject(written) && isObject(written['reach']) ? written['reach'] : written;
  const read = readCondition(playable, wish);
  return 'fault' in read ? read : { goal: { kind: 'when', condition: read.condition } };
}

/** A complete game from a file; null: not one. */
export function keptLine(text: string): GameRecord | null {
  try {
    const saved: unknown = JSON.parse(text);
    return isSavedFile(saved) && saved.laid === 'setup' ? { setup: saved.setup, log: saved.log } : null;
  } catch {
    return null;
  }
}
