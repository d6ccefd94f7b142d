import type { Documents } from '#engine/kernel/contract/system.ts';
import { documentsAt, type Located, listed, problemBuilders } from '#engine/library/content-checks/placed.ts';
import type { WrittenAbilityOfCard } from '../formats/abilities.ts';
import type { WrittenEncounterCard, WrittenInvestigator, WrittenPlayerCard } from '../formats/cards.ts';
import type { WrittenScenario } from '../formats/scenario.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

/** Parts of a project that have passed their schemas. */
export interface ArkhamProject {
  readonly documents: Documents;
  readonly players: readonly Located<WrittenPlayerCard>[];
  readonly encounters: readonly Located<WrittenEncounterCard>[];
  readonly investigators: readonly Located<WrittenInvestigator>[];
  readonly scenarios: readonly Located<WrittenScenario>[];
  /** Words by id, as they are printed. */
  readonly words: ReadonlyMap<string, ProjectWord>;
  readonly encounterById: ReadonlyMap<string, WrittenEncounterCard>;
  /** Whether all scenario cards are known: some are missing while their file has errors. */
  readonly hasAllCards: boolean;
}
export interface ProjectWord {
  readonly id: string;
  readonly label: string;
  readonly kind: 'trait' | 'use';
}

export function projectOf(documents: Documents, unsound: readonly string[]): ArkhamProject {
  const encounters = listed<WrittenEncounterCard>(documents, /^scenarios\/[^/]+\/cards\.json$/, 'cards');
  const words = listed<ProjectWord>(documents, /^words\.json$/, 'words');
  return {
    documents,
    players: listed(documents, /^cards\/[^/]+\.json$/, 'cards'),
    encounters,
    investigators: listed(documents, /^investigators\.json$/, 'investigators'),
    scenarios: documentsAt(documents, /^scenarios\/[^/]+\/scenario\.json$/),
    words: new Map(words.map(({ value }) => [value.id, value])),
    encounterById: new Map(encounters.map(({ value }) => [value.id, value])),
    hasAllCards: !unsound.some((file) => /^scenarios\//.test(file)),
  };
}

/** The cards of one scenario: of its folder, of the sets that it gathers, and those that it lists. */
export function cardsOf(
  { file, value }: Located<WrittenScenario>,
  { encounters }: ArkhamProject,
): readonly Located<WrittenEncounterCard>[] {
  const { sets, acts, agendas, locations, setAside = [] } = value;
  const listed = new Set([...acts, ...agendas, ...locations, ...setAside]);
  const folder = folderOf(file);
  return encounters.filter(
    (card) =>
      folderOf(card.file) === folder ||
      listed.has(card.value.id) ||
      (card.value.set !== undefined && sets.includes(card.value.set)),
  );
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

export const { at } = problemBuilders<ProblemData>();

/** A list of abilities with its place. */
export interface AbilitiesOf {
  readonly of: Located<{ readonly id: string }>;
  readonly type: string;
  readonly side: 'a' | 'b' | null;
  readonly path: readonly (string | number)[];
  readonly abilities: readonly WrittenAbilityOfCard[];
}

type WithAbilities = { readonly abilities?: readonly WrittenAbilityOfCard[]; readonly type?: string };
type WithSides = WithAbilities & { readonly sides?: { readonly a?: WithAbilities; readonly b?: WithAbilities } };

/** All abilities of a project, of each side of each card and of reference cards. */
export function abilitiesIn({ players, encounters, investigators, scenarios }: ArkhamProject): readonly AbilitiesOf[] {
  const ofCards = [...players, ...encounters].flatMap((of): readonly AbilitiesOf[] => {
    const { type, abilities, sides } = of.value as WithSides;
    const sided = (['a', 'b'] as const).flatMap((side): readonly AbilitiesOf[] => {
      const face = sides?.[side];
      const path = ['sides', side, 'abilities'];
      return face?.abilities === undefined
        ? []
        : [{ of, type: face.type ?? type ?? '', side, path, abilities: face.abilities }];
    });
    const own = abilities === undefined ? [] : [{ of, type: type ?? '', side: null, path: ['abilities'], abilities }];
    return [...own, ...sided];
  });
  return [
    ...ofCards,
    ...investigators.map((of) => ({
      ...{ of, type: 'investigator', side: null, path: ['abilities'] },
      abilities: of.value.abilities ?? [],
    })),
    ...scenarios.map((of) => ({
      ...{ of, type: 'reference', side: null, path: ['reference'] },
      abilities: of.value.reference ?? [],
    })),
  ];
}
