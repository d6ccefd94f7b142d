import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Clear } from '#engine/library/campaign/record-format.ts';
import type { Role } from '../content/content.ts';

export interface SeatedPlayer extends JsonObject {
  readonly pcs: readonly string[];
  readonly variant?: 'twoPcs';
  readonly clears?: readonly (Clear & JsonObject)[];
}

/** A complete set-up. */
export interface SiteSeeingSetup extends JsonObject {
  readonly scenario: string;
  readonly players: readonly SeatedPlayer[];
  readonly seed: number;
  readonly botCards: readonly string[];
  readonly settings: JsonObject;
  /** Reward cards mixed in; null: chosen during set-up. */
  readonly rewards: readonly string[] | null;
  readonly cleared: readonly string[];
  readonly mods: readonly string[];
}

/** The solo side is up for a single player with two PCs and one hand (TSS-SOLO-10, TSS-SOLO-15). */
export function roleIn(role: Role, { players }: SiteSeeingSetup): Role {
  const isSolo = players.length === 1 && players[0]?.variant === 'twoPcs';
  return isSolo ? { ...role, skills: { ...role.skills, ...role.soloSkills } } : role;
}

export function pcsOf(setup: { readonly players: readonly { readonly pcs: readonly string[] }[] }): readonly string[] {
  return setup.players.flatMap(({ pcs }) => pcs);
}
