import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Clear } from '#engine/library/campaign/record-format.ts';
import type { Scenario, TokyoContent } from '../content/content.ts';
import type { TokyoGame } from '../table/game.ts';
import type { Setup } from '../table/seats.ts';
import { type SkillKind, skillKinds } from './vocabulary.ts';

/** From which scenario on a skill is unsealed at set-up; up to 07 (TSS-SETUP-23). */
const unsealedFrom: { readonly [S in SkillKind]: number } = { support: 1, enhancement: 3, site: 6 };
const lastThatUnseals = 7;

/** The skills that begin without a seal thanks to the scenarios cleared. */
export function unsealedBy(scenarios: readonly string[]): readonly SkillKind[] {
  const numbers = scenarios.map((id) => Number(id.replace(/\D/g, '')));
  return skillKinds.filter((kind) =>
    numbers.some((number) => number >= unsealedFrom[kind] && number <= lastThatUnseals),
  );
}

const clearsOf = (players: Setup['players']): readonly Clear[] => players.flatMap(({ clears }) => clears ?? []);
const cardsOf = (content: TokyoContent, { scenario, reward }: Clear): readonly string[] =>
  content.scenarios.get(scenario)?.rewards.find(({ id }) => id === reward)?.cards ?? [];

/** Every reward card that some clear of some player has brought, exchanged ones too. */
export function everWon(content: TokyoContent, players: Setup['players']): readonly string[] {
  return [...new Set(clearsOf(players).flatMap((clear) => cardsOf(content, clear)))];
}

/** Whether a reward card is still in use: a player who clears a scenario again exchanges its reward (TSS-CAMP-03). */
export function isInUse(content: TokyoContent, players: Setup['players'], card: string): boolean {
  return players.some(({ clears = [] }) =>
    clears.some((clear, i) => {
      const isLast = !clears.slice(i + 1).some(({ scenario }) => scenario === clear.scenario);
      return isLast && cardsOf(content, clear).includes(card);
    }),
  );
}

/** Whether one clear of their scenario brings all of these reward cards (TSS-CAMP-04). */
export function isOneClear(content: TokyoContent, cards: readonly string[]): boolean {
  return cards.every((card) => {
    const { scenario } = content.byId.get(card) ?? { scenario: null };
    const ofScenario = cards.filter((one) => content.byId.get(one)?.scenario === scenario);
    const offers = content.scenarios.get(scenario ?? '')?.rewards ?? [];
    return offers.some((offer) => ofScenario.every((one) => offer.cards.includes(one)));
  });
}

/** The scenarios that the whole group, or one of its players, has cleared. */
export function clearedIn({ cleared, players }: Setup): readonly string[] {
  return [...cleared, ...clearsOf(players).map(({ scenario }) => scenario)];
}

/** The rewards of which the end of a won game brings one. */
export function broughtBy(game: TokyoGame): Scenario['rewards'] {
  const shown = game.at('scenario/shown').map((card) => game.design(card).id);
  return game.scenario.rewards.filter(({ end }) => end === undefined || shown.includes(end));
}

/** What a won game unlocks for later ones: one of the rewards that its end brings, and skills without a seal; null: it is not won. */
export function unlocked(game: TokyoGame): JsonObject | null {
  if (game.result !== 'cleared') return null;
  const { id } = game.scenario;
  const rewards = broughtBy(game).map((offer) => ({ id: offer.id, cards: [...offer.cards] }));
  return { scenario: id, rewards, skills: [...unsealedBy([id])] };
}
