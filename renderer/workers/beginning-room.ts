import {
  type Begin,
  type BeginningIn,
  begin,
  filesAfter,
  type OfferedBeginning,
  offeredIn,
} from '#authoring/begin/begin.ts';
import { choicesWith } from '#authoring/begin/new-ids.ts';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import { contentOf, playableOf } from '#authoring/playable.ts';
import { refusalOf } from '#authoring/refusals.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Answers } from '#engine/kernel/beginning.ts';
import type { Text } from '#engine/kernel/system.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { KnownProject } from './project-reader.ts';

/** What somebody wants to begin, and what was answered to its questions. */
export interface AskedBeginning {
  readonly kind: string;
  readonly answers: Answers;
}

/** How one game goes with what is begun in it. */
export type Trial =
  | {
      readonly kind: 'ended';
      readonly setup: JsonObject;
      readonly seats: number;
      readonly rounds: number;
      /** By all together; null: they play against each other. */
      readonly won: boolean | null;
      /** The rule by which it ended. */
      readonly reason: Text | null;
    }
  | { readonly kind: 'unended'; readonly setup: JsonObject; readonly decisions: number }
  /** The game itself says why it cannot be played so. */
  | { readonly kind: 'refused'; readonly why: Text }
  /** There are errors. */
  | { readonly kind: 'unplayable' };

const placeOf = ({ files, project }: KnownProject): BeginningIn => ({
  ...{ files, project, systems: hostedSystems, beginningsOf },
});

/** What may be begun in the project as it is written. */
export const offered = (known: KnownProject): readonly OfferedBeginning[] => offeredIn(placeOf(known));

/** What would be written. */
export const begun = (known: KnownProject, { kind, answers }: AskedBeginning): Begin =>
  begin(placeOf(known), kind, answers);

/** A game that nobody ends is given up after so many decisions. */
const MOST_DECISIONS = 3000;
export const trialSeed = 1;

/** Plays one game on the project as it will be, with what is new in it where the game chooses such a thing. */
export function tried(known: KnownProject, { kind, answers }: AskedBeginning): Trial {
  const place = placeOf(known);
  const made = begin(place, kind, answers);
  if (made.kind !== 'begun') return { kind: 'unplayable' };
  const { playable } = playableOf(diagnose(filesAfter(place, made.documents), hostedSystems), hostedSystems);
  if (playable === null) return { kind: 'unplayable' };
  const { system } = playable;
  try {
    const content = contentOf(playable);
    const seats = system.seating(content).most;
    const chosen = system.setupFor(content, choicesWith(system, content, made.documents), seats);
    const setup = system.readSetup(content, { ...chosen, seed: trialSeed });
    const player = players['greedy'];
    if (player === undefined) return { kind: 'unplayable' };
    const { session, outcome } = playOut({ system, content, setup }, { player, most: MOST_DECISIONS });
    if (session.decision !== null) return { kind: 'unended', setup, decisions: MOST_DECISIONS };
    const { rounds, won, reason } = outcome;
    const rule = reason === null ? undefined : system.words.rules[reason];
    return {
      ...{ kind: 'ended', setup, seats, rounds, won },
      reason: rule === undefined ? null : { ja: rule.ja, en: rule.en },
    };
  } catch (error) {
    const refusal = refusalOf(error, system);
    if (refusal === null) throw error;
    return { kind: 'refused', why: refusal.text };
  }
}
