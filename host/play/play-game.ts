import type { PlayReport } from '#api/cli/play-report.ts';
import type { SavedFile } from '#api/session/saved-game.ts';
import { seatOutcomes } from '#api/session/seat-outcome.ts';
import { contentOf } from '#authoring/project/play/playable.ts';
import { refusalOf } from '#authoring/project/play/refusals.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { resultName } from '#engine/kernel/contract/outcome.ts';
import type { Text, WrittenEnding } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { playOut } from '#engine/simulation/play.ts';
import { seedOf } from '#engine/simulation/seed-of.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';
import { type BotsAndEffort, playersOf } from './who-plays.ts';
import { type PartialSetup, wholeSetup } from './whole-setup.ts';

export interface WhatToPlay extends PartialSetup, BotsAndEffort {
  readonly laws: boolean;
}
export interface PlayResult {
  readonly report: PlayReport;
  readonly save: SavedFile;
  readonly session: Session;
}
export type GamePlayed =
  | PlayResult
  | { readonly refused: { readonly code: string; readonly text: Text; readonly data: JsonObject } };

/** Plays one game to its end. Throws if a law fails, which is a bug of ours. */
export function playGame(project: ProjectForPlay, what: WhatToPlay): GamePlayed {
  const { system } = project.playable;
  try {
    const content = contentOf(project.playable);
    const setup = wholeSetup(system, content, what);
    const { session, outcome, brokenLaws } = playOut(
      { system, content, setup, probed: (probe) => contentOf(project.playable, undefined, probe) },
      { ...playersOf(what), laws: what.laws, keep: true },
    );
    if (brokenLaws.length > 0) throw new Error(`laws broken: ${JSON.stringify({ setup: session.setup, brokenLaws })}`);
    const seed = seedOf(session.setup);
    const hashes = { hash: session.hash(), logHash: session.logHash(), contentHash: content.hash };
    const save = {
      ...session.save(),
      project: { id: project.id, version: project.version },
      logHash: hashes.logHash,
      events: session.eventsFrom(0),
    };
    return {
      report: {
        ...{ result: outcome.result, seats: seatOutcomes(session), reason: outcome.reason },
        ...{ rounds: outcome.rounds, rank: outcome.rank, unlocked: system.unlocked?.(session.game) ?? null },
        ...{ decisions: outcome.decisions, seed, ...hashes },
      },
      save,
      session,
    };
  } catch (error) {
    const refusal = refusalOf(error, system);
    if (refusal === null) throw error;
    return { refused: refusal };
  }
}

/** What a person reads for a result of the game. */
export const resultIn = ({ playable }: ProjectForPlay, result: string): Text =>
  resultName(playable.system.words.results, result);

/** What the content writes for the result of a game; null: nothing. */
export function endingOf(project: ProjectForPlay, { setup, result }: Session, locale: string): WrittenEnding | null {
  const { system, documents } = project.playable;
  return result === null ? null : (system.words.ending?.(documents, locale, setup, result) ?? null);
}
