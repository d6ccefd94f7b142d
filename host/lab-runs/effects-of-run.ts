import type { LabEffects, LabQuestion } from '#api/studio/lab-calls.ts';
import { writtenAt } from '#authoring/project/documents/effect-place.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { writtenHash } from '#authoring/tools/numbers/written-hash.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { type EffectCount, effectsOfGames } from '../simulation/effects-of-games.ts';
import { firstJob } from './question-games.ts';

export function effectsOfRun(
  playable: Playable,
  question: LabQuestion,
  games: readonly Pick<GameSummary, 'ran'>[],
): LabEffects {
  return effectsAsSent(playable, effectsOfGames(playable, firstJob(playable, question).setup, games), games.length);
}

/** With the text of each effect, as a hash. */
export function effectsAsSent({ documents }: Playable, effects: readonly EffectCount[], games: number): LabEffects {
  const ran = effects.map((one) => ({ ...one, written: writtenHash(writtenAt(documents, one.path) ?? null) }));
  return { games, ran };
}
