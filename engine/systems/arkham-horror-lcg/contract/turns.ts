import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { StoryTurn } from '#engine/kernel/contract/system.ts';
import { storyTurns } from '#engine/library/scoring/story-turns.ts';
import type { ArkhamGame } from '../table/game.ts';
import { states } from '../table/plan.ts';

/** Weights in steps. */
const ofACard = 3;
const ofAnInvestigator = 2;
const ofAToken = 1;

/** Acts and agendas that advance, clues, doom, and investigators who are defeated. */
export const turns = (game: ArkhamGame, events: readonly JsonObject[]): readonly StoryTurn[] =>
  storyTurns(
    events,
    (event) => stepsOf(game, event),
    (_, before) => before + 1,
  );

function stepsOf({ content }: ArkhamGame, { kind, of, amount }: JsonObject): number {
  switch (kind) {
    case 'advance': {
      const design = content.designs[content.designAt.get(String(of).replace(/#[0-9]+$/, '')) ?? -1];
      return design?.sides[0].type === 'act' ? ofACard : -ofACard;
    }
    case 'state':
      return states[Number(amount)] === 'defeated' ? -ofAnInvestigator : 0;
    case 'discover':
      return ofAToken;
    case 'doom':
      return -ofAToken;
    default:
      return 0;
  }
}
