import { chunksOf, concatChunks } from '#engine/kernel/basics/chunks.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { playedHashOf } from '#engine/library/abilities/played-text.ts';
import type { BotDocument } from '../formats/bots.ts';
import type { Card } from '../formats/card.ts';
import type { EffectEntry } from '../formats/effect-entry.ts';
import type { Mat } from '../formats/mat.ts';
import type { Pc } from '../formats/pcs.ts';
import type { ScenarioDocument } from '../formats/scenario.ts';
import type { RewardCard, ScenarioCard } from '../formats/scenario-card.ts';
import type { SiteCard } from '../formats/site.ts';
import type { Trouble } from '../formats/trouble.ts';

/** Valid documents as play reads them. A card has the fields of its kind only. */
export type EntryDocument = Pick<EffectEntry, 'id' | 'when' | 'do'> & Partial<Omit<EffectEntry, 'id' | 'when' | 'do'>>;
type AnyCard = Card & Trouble & Omit<ScenarioCard, 'solve'> & Pick<SiteCard, 'solve'>;
export interface CardDocument extends Partial<Omit<AnyCard, 'id' | 'effects'>> {
  readonly id: string;
  readonly effects: readonly EntryDocument[];
  /** Set on reading: scenario of its folder. */
  readonly scenario?: string;
  /** Reward cards: pile that it joins (TSS-COMP-58). */
  readonly joins?: RewardCard['joins'];
}
export type AreaDocument = Mat['areas'][number];

export interface PrintedProject {
  readonly cards: readonly CardDocument[];
  readonly pcs: readonly Pc[];
  readonly bots: readonly BotDocument[];
  readonly areas: readonly AreaDocument[];
  readonly lines: Mat['lines'];
  readonly scenarios: readonly ScenarioDocument[];
  readonly settings: JsonObject;
  readonly hash: string;
}

const playedHash = playedHashOf([
  ...[
    '$schema',
    'name',
    'reading',
    'title',
    'text',
    'story',
    'flavor',
    'intro',
    'description',
    'label',
    'overrides',
    'note',
    'art',
  ],
]);

const none: readonly Json[] = [];
const readInScenario = memoizeByKey((_: JsonObject) => new Map<string, JsonObject>());

function inScenario(card: JsonObject, scenario: string): JsonObject {
  const known = readInScenario(card);
  const read = known.get(scenario) ?? { ...card, scenario };
  known.set(scenario, read);
  return read;
}

export function readProject(documents: Documents): PrintedProject {
  const list = (path: string, field: string): readonly Json[] =>
    ((documents[path] as JsonObject | undefined)?.[field] as readonly Json[] | undefined) ?? none;
  const paths = Object.keys(documents).sort();
  const scenarioPaths = paths.filter((path) => /^scenarios\/[^/]+\/scenario\.json$/.test(path));
  const cards = concatChunks([
    ...paths
      .filter((path) => /^cards\/[^/]+\.json$|^scenario-mods\.json$/.test(path))
      .flatMap((path) => chunksOf(list(path, 'cards') as readonly JsonObject[])),
    ...scenarioPaths.flatMap((path) => {
      const id = String((documents[path] as JsonObject)['id']);
      const its = ['cards', 'rewards'].flatMap((key) => list(path.replace('scenario.json', 'cards.json'), key));
      return chunksOf(its.map((card) => inScenario(card as JsonObject, id)));
    }),
  ]);
  const parts = {
    cards,
    pcs: list('pcs.json', 'pcs'),
    bots: list('bots.json', 'bots'),
    areas: list('mat.json', 'areas'),
    lines: list('mat.json', 'lines'),
    scenarios: scenarioPaths.map((path) => documents[path] as Json),
    settings: (documents['studio.json'] as JsonObject | undefined)?.['settings'] ?? {},
  };
  return { ...(parts as unknown as Omit<PrintedProject, 'hash'>), hash: playedHash(parts) };
}
