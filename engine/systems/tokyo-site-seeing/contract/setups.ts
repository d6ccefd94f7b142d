import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { settings } from '../basics/settings.ts';
import type { TokyoContent } from '../content/content.ts';

interface Seated {
  readonly players: readonly { readonly pcs: readonly string[]; readonly variant?: 'twoPcs' }[];
}

/** All seatings of all scenarios. Settings, MODs, rewards and clears rotate, so that each meets many of them. */
export function setups(content: TokyoContent): readonly JsonObject[] {
  const found: JsonObject[] = [];
  const mods = [[], ...content.designs.filter(({ kind }) => kind === 'mod').map((mod) => [mod.id])];
  for (const { id, rewards } of content.scenarios.values()) {
    const brought = [[], ...rewards.map(({ cards }) => cards)];
    const won = rewards.map((reward) => ({ scenario: id, reward: reward.id }));
    for (const { players } of seatings([...content.roles.keys()])) {
      const pcs = players.flatMap((player) => player.pcs);
      const missing = [...content.bots.keys()].filter((bot) => !pcs.includes(bot));
      for (const botCards of missing.length === 0 ? [[]] : [[], missing]) {
        const turn = found.length;
        found.push({
          ...{ scenario: id, botCards },
          players: turn % 5 === 0 ? players.map((player) => ({ ...player, clears: won })) : players,
          settings: turn % 2 === 0 ? {} : settings.otherwise,
          mods: mods[turn % mods.length] ?? [],
          rewards: turn % 5 === 0 ? null : (brought[turn % brought.length] ?? []),
        });
      }
    }
  }
  return found;
}

function seatings(roles: readonly string[]): readonly Seated[] {
  const own = (pcs: readonly string[]) => pcs.map((pc) => ({ pcs: [pc] }));
  const pair = (pcs: readonly string[]) => ({ pcs, variant: 'twoPcs' as const });
  const subsets = subsetsOf(roles);
  const pairs = subsets.filter((pcs) => pcs.length === 2);
  const without = (pcs: readonly string[]) => roles.filter((role) => !pcs.includes(role));
  return [
    ...subsets.filter((pcs) => pcs.length > 0).map((pcs) => ({ players: own(pcs) })),
    ...subsets.filter((pcs) => pcs.length > 1).map((pcs) => ({ players: [{ pcs }] })),
    ...pairs.flatMap((pcs) => subsetsOf(without(pcs)).map((rest) => ({ players: [pair(pcs), ...own(rest)] }))),
    ...pairs
      .map((pcs) => ({ players: [pair(pcs), pair(without(pcs))] }))
      .filter(({ players }) => players.every(({ pcs }) => pcs.length === 2)),
  ];
}

function subsetsOf(list: readonly string[]): readonly (readonly string[])[] {
  let sets: readonly (readonly string[])[] = [[]];
  for (const one of list) sets = [...sets, ...sets.map((set) => [...set, one])];
  return sets;
}
