import { type Chunks, chunksOf, concatChunks, mapChunks, mapInChunks } from '#engine/kernel/basics/chunks.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { CampaignPlayer } from '#engine/library/campaign/record-format.ts';
import { documentsAt, type Located, listed, problemBuilders } from '#engine/library/content-checks/placed.ts';
import type { BotDocument, BotEntry } from '../formats/bots.ts';
import type { Card } from '../formats/card.ts';
import type { EffectEntry, Skill } from '../formats/effect-entry.ts';
import type { Mat } from '../formats/mat.ts';
import type { Pc } from '../formats/pcs.ts';
import type { ScenarioDocument } from '../formats/scenario.ts';
import type { RewardCard, ScenarioCard } from '../formats/scenario-card.ts';
import type { ScenarioMod } from '../formats/scenario-mod.ts';
import type { SiteCard } from '../formats/site.ts';
import type { Trouble } from '../formats/trouble.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

const cardFile = /^cards\/(?:starters|weapons|items|followers|artifacts)\.json$/;
const scenarioFile = /^scenarios\/[^/]+\/scenario\.json$/;
const scenarioCardsFile = /^scenarios\/[^/]+\/cards\.json$/;

export type CheckedProject = ReturnType<typeof projectOf>;

export function projectOf(documents: Documents, unsound: readonly string[]) {
  const list = <T>(path: RegExp, key: string) => listed<T>(documents, path, key);
  return {
    cards: list<Card>(cardFile, 'cards'),
    troubles: list<Trouble>(/^cards\/troubles\.json$/, 'cards'),
    siteCards: list<SiteCard>(/^cards\/site\.json$/, 'cards'),
    scenarios: documentsAt<ScenarioDocument>(documents, scenarioFile),
    scenarioCards: list<ScenarioCard>(scenarioCardsFile, 'cards'),
    rewardCards: list<RewardCard>(scenarioCardsFile, 'rewards'),
    mods: list<ScenarioMod>(/^scenario-mods\.json$/, 'cards'),
    campaign: list<CampaignPlayer>(/^campaign\.json$/, 'players'),
    pcs: list<Pc>(/^pcs\.json$/, 'pcs'),
    bots: list<BotDocument>(/^bots\.json$/, 'bots'),
    /** Undefined if missing or invalid. */
    mat: documentsAt<Mat>(documents, /^mat\.json$/)[0],
    documents,
    /** Whether a matching document only failed its schema. */
    isUnsound: (path: RegExp) => unsound.some((file) => path.test(file)),
  };
}

const lists = [
  ...['cards', 'troubles', 'siteCards', 'scenarios', 'scenarioCards'],
  ...['rewardCards', 'mods', 'pcs', 'bots'],
] as const satisfies readonly (keyof CheckedProject)[];

const nothing: CheckedProject = projectOf({}, []);

export interface CachedResult<Made> {
  readonly placed: Located<unknown>;
  readonly made: Made;
}

/** Results for one thing, and a project of only that thing while more are needed. */
interface KnownOne {
  readonly file: string;
  alone: CheckedProject | null;
  readonly made: unknown[];
}
const knownOnes = new WeakMap<object, KnownOne>();
let makers = 0;

function knownOne(key: keyof CheckedProject, placed: Located<unknown>): KnownOne {
  const value = placed.value as object;
  const before = knownOnes.get(value);
  if (before?.file === placed.file) return before;
  const one = { ...placed, path: [] };
  const known: KnownOne = { file: placed.file, alone: { ...nothing, [key]: key === 'mat' ? one : [one] }, made: [] };
  knownOnes.set(value, known);
  return known;
}

/** Runs `make` on a project of one thing, cached by identity, then `say` on runs. Paths are relative to the thing. */
export function ofEach<Made, Found>(
  make: (one: CheckedProject) => Made,
  say: (run: readonly CachedResult<Made>[]) => readonly Found[],
): (project: CheckedProject) => readonly Found[] {
  const maker = makers++;
  const madeOf = (key: keyof CheckedProject, placed: Located<unknown>): CachedResult<Made> => {
    const known = knownOne(key, placed);
    const { alone, made } = known;
    if (alone !== null && !(maker in made)) {
      made[maker] = make(alone);
      if (Object.keys(made).length === makers) known.alone = null;
    }
    return { placed, made: made[maker] as Made };
  };
  const saidIn = new Map(
    lists.map((key) => [
      key,
      mapInChunks((run: readonly Located<unknown>[]) => say(run.map((one) => madeOf(key, one)))),
    ]),
  );
  return (project) =>
    concatChunks([
      ...[...saidIn].map(([key, said]) => said(project[key])),
      project.mat === undefined ? [] : say([madeOf('mat', project.mat)]),
    ]);
}

export const { at } = problemBuilders<ProblemData>();

type PlacedEntry = Located<EffectEntry | BotEntry | Skill> & { readonly on: string };
type Printed = Located<{ readonly id: string; readonly effects: readonly EffectEntry[] }>;

/** Every entry with its carrier, cached. */
export const entriesOf = memoizeByKey((project: CheckedProject): readonly PlacedEntry[] =>
  concatChunks(entriesInRuns(project)),
);

export function entriesInRuns(project: CheckedProject): Chunks<PlacedEntry> {
  const { cards, troubles, siteCards, scenarioCards, rewardCards, mods, pcs, bots } = project;
  const printed: readonly (readonly Printed[])[] = [cards, troubles, siteCards, scenarioCards, rewardCards, mods];
  return [...printed.flatMap((list) => onCards(chunksOf(list))), ...onPcs(chunksOf(pcs)), ...onBots(chunksOf(bots))];
}

const onCards = mapChunks((cards: readonly Printed[]): readonly PlacedEntry[] =>
  cards.flatMap(({ value, file, path }) =>
    value.effects.map((entry, i) => ({ value: entry, file, path: [...path, 'effects', i], on: value.id })),
  ),
);
const onPcs = mapChunks((pcs: readonly Located<Pc>[]): readonly PlacedEntry[] =>
  pcs.flatMap(({ value, file, path }) =>
    (['skills', 'soloSkills'] as const).flatMap((face) =>
      Object.entries(value[face] ?? {}).map(([kind, skill]) => ({
        value: skill,
        file,
        path: [...path, face, kind],
        on: value.id,
      })),
    ),
  ),
);
const onBots = mapChunks((bots: readonly Located<BotDocument>[]): readonly PlacedEntry[] =>
  bots.flatMap(({ value, file, path }) =>
    Object.entries(value.skills).flatMap(([kind, skill]) =>
      skill.effects.map((entry, i) => ({
        value: entry,
        file,
        path: [...path, 'skills', kind, 'effects', i],
        on: `bots/${value.id}`,
      })),
    ),
  ),
);
