import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { madeName } from '#engine/kernel/naming/made-names.ts';
import { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import { type AbilityEntry, compileEntry, type WrittenAbility } from '#engine/library/abilities/entry.ts';
import { playedHashOf } from '#engine/library/abilities/played-text.ts';
import { textContent } from '#engine/library/plain-game/text-content.ts';
import type { CombatDocument, EncountersDocument, FactoryDocument, ObjectivesDocument } from '../formats/cards.ts';
import type { FactionsDocument } from '../formats/factions.ts';
import type { ScytheGameDocument } from '../formats/game.ts';
import type { HexMapDocument } from '../formats/map.ts';
import type { MatsDocument } from '../formats/mats.ts';
import type { TilesDocument } from '../formats/tiles.ts';
import type { WordsDocument } from '../formats/words.ts';
import type {
  ActionArea,
  Bottom,
  PlayerMat,
  ScytheBoard,
  ScytheContent,
  ScytheDesign,
  Top,
  UnitRole,
} from './design.ts';

export const factoryArea = 'factory';
/** A game goes on in another wording: saved games do not depend on texts. */
const playedHash = playedHashOf([
  ...['$schema', 'title', 'name', 'reading', 'text', 'flavor', 'colour', 'overrides', 'note', 'art'],
]);
const withoutTranslations = (documents: Documents): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([path]) => path !== 'studio.json' && !path.startsWith('l10n/')));
/** Copies of a piece that a game never needs all of. */
const mostWorkers = 20;

export function compileContent(documents: Documents, language: Language, probe: Probe | null): ScytheContent {
  const compiler = new Compiler(language, probe);
  const names = new EntryNumbers();
  const read = <D>(path: string, none: D): D => (documents[path] ?? none) as unknown as D;
  const words = read<WordsDocument>('words.json', noWords);
  const { factions, abilities, structures } = read<FactionsDocument>('factions.json', noFactions);
  const written = read<MatsDocument>('mats.json', noMats);
  const entriesOf = (entries: readonly unknown[], path: string): readonly AbilityEntry[] =>
    (entries as readonly WrittenAbility[]).map((one) => compileEntry(compiler, names, one, path));

  const abilityEntries = new Map(abilities.map(({ id, effects }) => [id, entriesOf(effects, `${id}/effects`)]));
  const structureEntries = structures.map(({ id, effects }) => ({ id, entries: entriesOf(effects, `${id}/effects`) }));
  const unitsOf = (faction: FactionsDocument['factions'][number]): readonly ScytheDesign[] => {
    const unit = (role: UnitRole, name: string, more: { copies?: number; ability?: string } = {}): ScytheDesign => ({
      ...{ id: madeName(faction.id, name), sort: 'unit', faction: faction.id, role, copies: more.copies ?? 1 },
      ability: more.ability ?? null,
      entries: more.ability === undefined ? [] : (abilityEntries.get(more.ability) ?? []),
    });
    return [
      unit('character', 'character'),
      unit('worker', 'worker', { copies: mostWorkers }),
      ...faction.mechs.map((ability) => unit('mech', ability, { ability })),
    ];
  };
  const designs: readonly ScytheDesign[] = [
    ...factions.map(
      ({ id, effects }): ScytheDesign => ({
        id,
        sort: 'faction',
        copies: 1,
        entries: entriesOf(effects, `${id}/effects`),
      }),
    ),
    ...written.mats.map(({ id }): ScytheDesign => ({ id, sort: 'mat', copies: 1, entries: [] })),
    ...factions.flatMap(unitsOf),
    ...factions.flatMap(({ id: faction }) =>
      structureEntries.map(
        ({ id: kind, entries }): ScytheDesign => ({
          ...{ id: madeName(faction, kind), sort: 'structure', faction, kind, copies: 1, entries },
        }),
      ),
    ),
    ...cardsIn(documents, compiler),
  ];
  const resources = words.resources.map(({ id }) => id);
  return {
    ...textContent(documents, compiler, designs),
    hash: playedHash(withoutTranslations(documents)),
    resources,
    terrains: new Map(words.terrains.map((terrain) => [terrain.id, terrain])),
    structureKinds: structures.map(({ id }) => id),
    factions: new Map(
      factions.map(({ id, home, power, cards, mechs }) => [id, { id, home, power, cards, mechs: mechs.length }]),
    ),
    mats: matsIn(written, compiler, resources),
    onceBonuses: written.onceBonuses.map(({ id, do: does }) => ({ id, block: compiler.block(does, `${id}/do`) })),
    boards: boardsIn(documents),
  };
}

function cardsIn(documents: Documents, compiler: Compiler): readonly ScytheDesign[] {
  const list = <D, Key extends keyof D>(path: string, key: Key): D[Key] =>
    ((documents[path] as D | undefined)?.[key] ?? []) as D[Key];
  const bare = { copies: 1, entries: [] };
  return [
    ...list<CombatDocument, 'combatCards'>('cards/combat.json', 'combatCards').map(
      ({ id, power, copies }): ScytheDesign => ({ id, sort: 'combatCard', power, copies, entries: [] }),
    ),
    ...list<EncountersDocument, 'encounters'>('cards/encounters.json', 'encounters').map(
      ({ id, options }): ScytheDesign => ({
        ...{ id, sort: 'encounter', ...bare },
        options: options.map(({ cost = {}, do: does }, i) => ({
          cost,
          block: compiler.block(does, `${id}/options/${i}/do`),
        })),
      }),
    ),
    ...list<ObjectivesDocument, 'objectives'>('cards/objectives.json', 'objectives').map(
      ({ id, if: holds }): ScytheDesign => ({
        ...{ id, sort: 'objective', ...bare },
        holds: compiler.condition(holds, `${id}/if`),
      }),
    ),
    ...list<FactoryDocument, 'factoryCards'>('cards/factory.json', 'factoryCards').map(
      ({ id, cost = {}, do: does }): ScytheDesign => ({
        ...{ id, sort: 'factoryCard', ...bare, cost, block: compiler.block(does, `${id}/do`) },
      }),
    ),
    ...list<TilesDocument, 'tiles'>('tiles.json', 'tiles').map(
      ({ id, counts, pays }): ScytheDesign => ({
        ...{ id, sort: 'tile', ...bare, counts: compiler.amount(counts, `${id}/counts`), pays },
      }),
    ),
  ];
}

function matsIn(
  { tops, bottoms, mats }: MatsDocument,
  compiler: Compiler,
  resources: readonly string[],
): ReadonlyMap<string, PlayerMat> {
  const topOf = new Map(
    tops.map(({ id, costs, ways }): readonly [string, Top] => [
      id,
      {
        ...{ id, costs },
        ways: ways.map(({ id: way, value, upgraded = value, do: does }) => ({
          ...{ id: way, value, upgraded },
          block: compiler.block(does, `${way}/do`),
        })),
      },
    ]),
  );
  const bottomOf = new Map(
    bottoms.map(({ id, does, resource, bonus }): readonly [string, Bottom] => [
      id,
      { id, does, resource: resources.indexOf(resource), bonus: compiler.block(bonus, `${id}/bonus`) },
    ]),
  );
  return new Map(
    mats.map(({ id, popularity, coins, areas }) => [
      id,
      {
        ...{ id, popularity, coins },
        areas: areas.map(
          ({ top, bottom, ...numbers }): ActionArea => ({
            ...numbers,
            top: topOf.get(top) as Top,
            bottom: bottomOf.get(bottom) as Bottom,
          }),
        ),
      },
    ]),
  );
}

function boardsIn(documents: Documents): readonly ScytheBoard[] {
  const all = <D>(folder: string): readonly D[] =>
    Object.entries(documents).flatMap(([path, one]) => (path.startsWith(folder) ? [one as unknown as D] : []));
  const maps = new Map(all<HexMapDocument>('maps/').map((map) => [map.id, map]));
  return all<ScytheGameDocument>('games/').flatMap((game): readonly ScytheBoard[] => {
    const map = maps.get(game.map);
    return map === undefined ? [] : [{ ...game, map }];
  });
}

const noWords = { resources: [], terrains: [], homes: [] } as unknown as WordsDocument;
const noFactions = { abilities: [], structures: [], factions: [] } as unknown as FactionsDocument;
const noMats = { tops: [], bottoms: [], onceBonuses: [], mats: [] } as unknown as MatsDocument;
