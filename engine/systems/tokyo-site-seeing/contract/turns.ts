import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { StoryTurn } from '#engine/kernel/contract/system.ts';
import { uses } from '#engine/kernel/language/nodes-in.ts';
import { storyTurns } from '#engine/library/scoring/story-turns.ts';
import type { CardDesign } from '../content/content.ts';
import type { TokyoGame } from '../table/game.ts';

/** Weights in steps. */
const ofTheEnd = 3;
const ofACard = 2;
const ofAToken = 1;

export const turns = (game: TokyoGame, events: readonly JsonObject[]): readonly StoryTurn[] =>
  storyTurns(
    events,
    (event) => stepsOf(game, event),
    ({ amount }) => Number(amount),
  );

function stepsOf(game: TokyoGame, { kind, card, on, amount }: JsonObject): number {
  switch (kind) {
    case 'clear':
      return ofTheEnd;
    case 'lose':
      return -ofTheEnd;
    case 'reveal':
    case 'solve':
      return scenarioCard(game, card) === null ? 0 : ofACard;
    case 'down':
      return -ofAToken;
    case 'progress': {
      const counted = scenarioCard(game, on);
      return counted === null ? 0 : Math.sign(Number(amount)) * ofAToken * (countsTo(game, counted) ? -1 : 1);
    }
    default:
      return 0;
  }
}

/** Null if it is no scenario card. */
function scenarioCard(game: TokyoGame, name: JsonObject[string] | undefined): CardDesign | null {
  if (typeof name !== 'string') return null;
  const design = game.content.byId.get(name.replace(/#[0-9]+$/, ''));
  return design?.kind === 'scenario' ? design : null;
}

/** Whether tokens on the card count towards the loss, i.e. are not removed by itself. */
function countsTo(game: TokyoGame, { isClock, entries }: CardDesign): boolean {
  const effects = entries.flatMap(({ block }) => game.block(block)?.effects.map(({ node }) => node) ?? []);
  return isClock && !uses(effects, 'removeProgress');
}
