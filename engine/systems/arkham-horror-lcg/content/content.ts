import { extended } from '#engine/kernel/basics/extended.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { formerNamesIn } from '#engine/kernel/table/former-names.ts';
import { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import { concernsOf } from '#engine/library/abilities/entry.ts';
import { playedHash } from '#engine/library/abilities/played-text.ts';
import {
  type CardType,
  copiesOfPlayerCards,
  type WrittenEncounterCard,
  type WrittenInvestigator,
  type WrittenPlayerCard,
} from '../formats/cards.ts';
import { type DeckDocument, levels, tokenIds, type WrittenScenario } from '../formats/scenario.ts';
import { abilityCompiler } from './compile-abilities.ts';
import type { ArkhamContent, ArkhamDesign, CardFace, PlayedScenario } from './design.ts';

const copiesOfTokens = 99;

const blankFace: Omit<CardFace, 'type' | 'name'> = {
  ...{ traits: [], keywords: [], fight: null, health: null, sanity: null, evade: null, damage: 0, horror: 0 },
  ...{
    shroud: null,
    clues: null,
    doom: null,
    connections: [],
    links: [],
    victory: null,
    entersExhausted: false,
    immune: [],
    entries: [],
  },
};
const bare = {
  ...{ isPlayerCard: false, unique: false, cost: null, slots: [], icons: {}, uses: null },
  ...{ isWeakness: false, set: null, skills: null },
} as const satisfies Partial<ArkhamDesign>;

type WrittenFace = NonNullable<NonNullable<WrittenPlayerCard['sides']>['a']>;

export function compileContent(documents: Documents, language: Language, probe: Probe | null): ArkhamContent {
  const compiler = new Compiler(language, probe);
  const effectNames = new EntryNumbers();
  // What is used in a window besides abilities
  for (const word of windowWords) effectNames.numberOf(word);
  const abilities = abilityCompiler(compiler, effectNames);
  const list = <T>(path: RegExp, key: string): readonly T[] =>
    Object.keys(documents)
      .filter((file) => path.test(file))
      .sort()
      .flatMap((file) => (documents[file] as { readonly [key: string]: readonly T[] })[key] ?? []);
  const whole = <T>(path: RegExp): readonly T[] =>
    Object.keys(documents)
      .filter((file) => path.test(file))
      .sort()
      .map((file) => documents[file] as T);

  const faceOf = (type: CardType, name: string, written: WrittenFace, path: string): CardFace =>
    extended(blankFace, {
      type: written.type ?? type,
      name: written.name ?? name,
      traits: written.traits ?? [],
      keywords: written.keywords ?? [],
      fight: written.fight ?? null,
      health: written.health ?? null,
      sanity: written.sanity ?? null,
      evade: written.evade ?? null,
      damage: written.damage ?? 0,
      horror: written.horror ?? 0,
      shroud: written.shroud ?? null,
      clues: written.clues ?? null,
      doom: written.doom ?? null,
      connections: written.connections ?? [],
      links: written.links ?? [],
      victory: written.victory ?? null,
      immune: written.immune ?? [],
      entersExhausted: written.enters === 'exhausted',
      entries: abilities(written.abilities, `${path}/abilities`),
    });
  /** A location without sides has an unrevealed one that shows its name and connections (AH-LO-01). */
  const sidesOf = (card: WrittenPlayerCard | WrittenEncounterCard): ArkhamDesign['sides'] => {
    const { id, type, name, sides } = card;
    const front = faceOf(type, name, { ...card, ...sides?.a }, sides?.a === undefined ? id : `${id}/sides/a`);
    if (type === 'location' && sides === undefined)
      return [extended(blankFace, { type, name, connections: front.connections }), front];
    if (sides?.b === undefined) return [front];
    const back = faceOf(type, name, { connections: card.connections, ...sides.b } as WrittenFace, `${id}/sides/b`);
    return [front, back];
  };
  const cards = list<WrittenPlayerCard>(/^cards\/[^/]+\.json$/, 'cards').map(
    (card): ArkhamDesign =>
      extended(bare, {
        id: card.id,
        sort: 'card',
        copies: copiesOfPlayerCards,
        sides: sidesOf(card),
        isPlayerCard: true,
        unique: card.unique === true,
        cost: card.cost ?? null,
        slots: card.slots ?? [],
        icons: card.icons ?? {},
        uses: card.uses ?? null,
        isWeakness: card.weakness !== undefined,
      }),
  );
  const encounters = list<WrittenEncounterCard>(/^scenarios\/[^/]+\/cards\.json$/, 'cards').map(
    (card): ArkhamDesign =>
      extended(bare, {
        id: card.id,
        sort: 'card',
        copies: card.copies ?? 1,
        sides: sidesOf(card),
        unique: card.unique === true,
        slots: card.slots ?? [],
        set: card.set ?? null,
      }),
  );
  const people = list<WrittenInvestigator>(/^investigators\.json$/, 'investigators').map(
    ({ id, name, skills, health, sanity, traits, abilities: written }): ArkhamDesign =>
      extended(bare, {
        id,
        sort: 'card',
        copies: 1,
        unique: true,
        skills,
        sides: [
          extended(blankFace, {
            type: 'investigator',
            name,
            health,
            sanity,
            traits: traits ?? [],
            entries: abilities(written, `${id}/abilities`),
          }),
        ],
      }),
  );
  const scenarios = whole<WrittenScenario>(/^scenarios\/[^/]+\/scenario\.json$/);
  const references = scenarios.map(
    ({ id, name, reference }): ArkhamDesign =>
      extended(bare, {
        id: referenceOf(id),
        sort: 'card',
        copies: 1,
        sides: [extended(blankFace, { type: 'reference', name, entries: abilities(reference, `${id}/reference`) })],
      }),
  );
  const tokens = tokenIds.map(
    (id): ArkhamDesign =>
      extended(bare, {
        id,
        sort: 'token',
        copies: copiesOfTokens,
        sides: [extended(blankFace, { type: 'reference', name: id })],
      }),
  );
  const designs = [...cards, ...encounters, ...people, ...references, ...tokens];
  const played = scenarios.map((scenario): PlayedScenario => {
    const { id, acts, agendas, locations, start, sets, setAside = [], bag, resolutions, setup, players } = scenario;
    const empty = Object.fromEntries(levels.map((level) => [level, []])) as unknown as PlayedScenario['bag'];
    return {
      ...{ id, acts, agendas, locations, start, sets, setAside, resolutions },
      bag: bag ?? empty,
      setup: setup === undefined ? '' : compiler.block(setup, `${id}/setup`),
      least: players?.least ?? 1,
      most: players?.most ?? 4,
    };
  });
  return {
    formerly: formerNamesIn(documents),
    hash: playedHash(documents as Json),
    blocks: compiler.blocks,
    standings: compiler.standing,
    designs,
    designAt: new Map(designs.map(({ id }, index) => [id, index])),
    scenarios: played,
    decks: whole<DeckDocument>(/^decks\/[^/]+\.json$/),
    effectNames: effectNames.all,
    ...concernsOf(designs.flatMap(({ sides }) => sides.map(({ entries }) => entries))),
  };
}

/** Playing a fast card, spending clues for the act, and a delayed effect that is due. */
export const windowWords = ['play', 'advance', 'delayed'] as const;

/** The id of the reference card of a scenario. */
export const referenceOf = (scenario: string): string => `${scenario}-reference`;
