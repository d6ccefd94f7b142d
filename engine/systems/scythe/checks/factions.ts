import { canonical, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Faction } from '../formats/factions.ts';
import { at, type ScytheProject } from './documents.ts';

/** Names of units that are no abilities: `F1.character`. */
const unitNames = ['character', 'worker'];

/** Factions without mechs, and those that are as strong as another in every figure. */
export const checkFactions = ({ factions, abilities }: ScytheProject): ContentProblem[] => [
  ...abilities.flatMap((ability) =>
    unitNames.includes(ability.value.id) ? [at(ability, ['id'], 'SCF003', 'error', { id: ability.value.id })] : [],
  ),
  ...factions.flatMap((faction, i) => {
    const { id, mechs } = faction.value;
    const weaker = factions.find(
      ({ value }, j) => j !== i && isAsStrong(faction.value, value) && (j < i || !isAsStrong(value, faction.value)),
    );
    return [
      ...(mechs.length > 0 ? [] : [at(faction, ['mechs'], 'SCF002', 'warning', { faction: id })]),
      ...(weaker === undefined ? [] : [at(faction, ['id'], 'SCF001', 'info', { faction: id, other: weaker.value.id })]),
    ];
  }),
];

const isAsStrong = (one: Faction, other: Faction): boolean =>
  one.power >= other.power &&
  one.cards >= other.cards &&
  other.mechs.length > 0 &&
  other.mechs.every((ability) => one.mechs.includes(ability)) &&
  doneBy(one) === doneBy(other);

/** Its effects without their names and texts. */
const doneBy = ({ effects }: Faction): string =>
  canonical(
    effects.map(({ when, if: holds, do: does }) => ({
      ...{ when: when as Json, do: does as readonly JsonObject[] },
      ...(holds === undefined ? {} : { if: holds as Json }),
    })) as Json,
  );
