import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { contentOf, playableOf } from '#authoring/project/play/playable.ts';
import { refusalOf } from '#authoring/project/play/refusals.ts';
import { isForTests } from '#authoring/text/files/playtest-path.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { causeOfEnd } from './cause-of-end.ts';
import { choicesWith } from './new-ids.ts';

export type TrialResult =
  | {
      readonly kind: 'ended';
      readonly setup: JsonObject;
      readonly seats: number;
      readonly rounds: number;
      /** In cooperative games; null: competitive. */
      readonly won: boolean | null;
      readonly reason: Text | null;
    }
  | { readonly kind: 'unended'; readonly setup: JsonObject; readonly decisions: number }
  /** The game refuses the set-up. */
  | { readonly kind: 'refused'; readonly why: Text }
  | { readonly kind: 'unplayable' };

/** Plays to the end, or until `most` decisions. The strategy is chosen by the caller. */
export type TrialPlayer = (
  game: { readonly system: RuleSystem; readonly content: Content; readonly setup: JsonObject },
  most: number,
) => {
  readonly session: Session;
  readonly rounds: number;
  readonly won: boolean | null;
};

const MOST_DECISIONS = 3000;
const trialSeed = 1;

/** Whether the file affects play. */
export const isPlayed = (path: string): boolean => path !== 'studio.json' && !isForTests(path);

/** Plays one game with the new documents, choosing new entries where the set-up allows it. */
export function trialOf(
  files: readonly ProjectFile[],
  documents: readonly WrittenDocument[],
  systems: readonly HostedSystem[],
  play: TrialPlayer,
): TrialResult {
  const { playable } = playableOf(diagnose(files, systems), systems);
  if (playable === null) return { kind: 'unplayable' };
  const { system } = playable;
  try {
    const content = contentOf(playable);
    const choices = choicesWith(system, content, documents);
    const seats = system.seating(content, choices).most;
    const chosen = system.setupFor(content, choices, seats);
    const setup = system.readSetup(content, { ...chosen, seed: trialSeed });
    const { session, rounds, won } = play({ system, content, setup }, MOST_DECISIONS);
    if (session.decision !== null) return { kind: 'unended', setup, decisions: MOST_DECISIONS };
    return { kind: 'ended', setup, seats, rounds, won, reason: causeOfEnd(playable, session) };
  } catch (error) {
    const refusal = refusalOf(error, system);
    if (refusal === null) throw error;
    return { kind: 'refused', why: refusal.text };
  }
}
