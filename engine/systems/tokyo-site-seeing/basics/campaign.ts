import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Clear } from '#engine/library/campaign/record-format.ts';
import type { Scenario, TokyoContent } from '../content/content.ts';
import type { TokyoGame } from '../table/game.ts';
import type { SiteSeeingSetup } from '../table/seats.ts';
import { type SkillKind, skillKinds } from './vocabulary.ts';

/** First scenario that unseals each skill, up to 07 (TSS-SETUP-23). */
const unsealedFrom: { readonly [S in SkillKind]: number } = { support: 1, enhancement: 3, site: 6 };
const lastThatUnseals = 7;

export function unsealedBy(scenarios: readonly string[]): readonly SkillKind[] {
  const numbers = scenarios.map((id) => Number(id.replace(/\D/g, '')));
  return skillKinds.filter((kind) =>
    numbers.some((number) => number >= unsealedFrom[kind] && number <= lastThatUnseals),
  );
}

const clearsOf = (players: SiteSeeingSetup['players']): readonly Clear[] =>
  players.flatMap(({ clears }) => clears ?? []);
const cardsOf = (content: TokyoContent, { scenario, reward }: Clear): readonly string[] =>
  content.scenarios.get(scenario)?.rewards.find(({ id }) => id === reward)?.cards ?? [];

/** Reward cards ever won, exchanged ones included. */
export function everWon(content: TokyoContent, players: SiteSeeingSetup['players']): readonly string[] {
  return [...new Set(clearsOf(players).flatMap((clear) => cardsOf(content, clear)))];
}

/** False if a later clear of the scenario exchanged the reward (TSS-CAMP-03). */
export function isInUse(content: TokyoContent, players: SiteSeeingSetup['players'], card: string): boolean {
  return players.some(({ clears = [] }) =>
    clears.some((clear, i) => {
      const isLast = !clears.slice(i + 1).some(({ scenario }) => scenario === clear.scenario);
      return isLast && cardsOf(content, clear).includes(card);
    }),
  );
}

/** Whether one clear brings all of these cards (TSS-CAMP-04). */
export function isOneClear(content: TokyoContent, cards: readonly string[]): boolean {
  return cards.every((card) => {
    const { scenario } = content.byId.get(card) ?? { scenario: null };
    const ofScenario = cards.filter((one) => content.byId.get(one)?.scenario === scenario);
    const offers = content.scenarios.get(scenario ?? '')?.rewards ?? [];
    return offers.some((offer) => ofScenario.every((one) => offer.cards.includes(one)));
  });
}

export function clearedIn({ cleared, players }: SiteSeeingSetup): readonly string[] {
  return [...cleared, ...clearsOf(players).map(({ scenario }) => scenario)];
}

export function broughtBy(game: TokyoGame): Scenario['rewards'] {
  const shown = game.at('scenario/shown').map((card) => game.design(card).id);
  return game.scenario.rewards.filter(({ end }) => end === undefined || shown.includes(end));
}

/** Null: not won. */
export function unlocked(game: TokyoGame): JsonObject | null {
  if (game.result !== 'cleared') return null;
  const { id } = game.scenario;
  const rewards = broughtBy(game).map((offer) => ({ id: offer.id, cards: [...offer.cards] }));
  return { scenario: id, rewards, skills: [...unsealedBy([id])] };
}
