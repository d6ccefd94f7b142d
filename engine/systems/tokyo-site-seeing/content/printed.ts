import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type {
  Ability,
  AfterWord,
  BotSkillKind,
  DamageType,
  Rarity,
  SkillKind,
  Timing,
} from '../contract/vocabulary.ts';

/** The documents as play reads them. Their schemas (`formats/`) have been passed before. */
export interface EntryDocument {
  readonly id: string;
  readonly when: Timing | { readonly op: string };
  readonly attack?: boolean;
  readonly interrupt?: boolean;
  readonly range?: string;
  readonly targets?: 'all' | number | { readonly op: string };
  readonly reach?: 1;
  readonly if?: { readonly op: string };
  readonly do: readonly { readonly op: string }[];
  readonly after?: AfterWord | { readonly exhaust: number };
}
export interface CardDocument {
  readonly id: string;
  readonly copies?: number;
  readonly rarity?: Rarity;
  readonly traits?: readonly string[];
  readonly category?: 'consumable' | 'equipment';
  readonly ap?: number;
  readonly cost?: number;
  readonly equip?: { readonly ability: Ability; readonly target: number };
  readonly range?: string;
  readonly vehicle?: { readonly capacity?: unknown; readonly areas?: unknown; readonly bonus?: unknown };
  readonly solve?:
    | { readonly by: 'check'; readonly ability: Ability; readonly target: unknown; readonly pcs?: unknown }
    | { readonly by: 'battle' };
  readonly hp?: unknown;
  readonly attackIf?: { readonly if: { readonly op: string } };
  readonly immune?: readonly DamageType[];
  readonly reduction?: { readonly amount: unknown; readonly type: DamageType };
  readonly counterattack?: { readonly amount: unknown; readonly type: DamageType };
  readonly reward?: unknown;
  readonly companion?: { readonly hp: unknown };
  readonly discardInstead?: boolean;
  readonly effects: readonly EntryDocument[];
  /** Filled in when it is read: the scenario whose folder it lies in. */
  readonly scenario?: string;
  /** A reward card: the pile it joins (TSS-COMP-58). */
  readonly joins?: 'weapon' | 'item' | 'follower' | 'artifact';
}
export interface PcDocument {
  readonly id: string;
  readonly abilities: { readonly [A in Ability]: number };
  readonly maxHp: number;
  readonly starters: string;
  readonly start?: { readonly do: EntryDocument['do'] };
  readonly skills: { readonly [S in SkillKind]?: Omit<EntryDocument, 'id'> };
  readonly soloSkills?: { readonly [S in SkillKind]?: Omit<EntryDocument, 'id'> };
}
export interface BotDocument {
  readonly id: string;
  readonly start?: { readonly do: EntryDocument['do'] };
  readonly skills: { readonly [S in BotSkillKind]?: { readonly effects: readonly EntryDocument[] } };
}
export interface AreaDocument {
  readonly id: string;
  readonly pcs: readonly string[];
  readonly slots: readonly { readonly id: string; readonly kind: string }[];
  readonly facility?: { readonly do: EntryDocument['do'] };
}
/** A reward that a clear can bring; with `end` only of a clear in which that scenario card lay revealed. */
export interface Offered {
  readonly id: string;
  readonly cards: readonly string[];
  readonly end?: string;
}
export interface ScenarioDocument {
  readonly id: string;
  readonly setup: readonly { readonly id: string; readonly stage?: string; readonly do: EntryDocument['do'] }[];
  readonly progressTravels?: boolean;
  readonly ranks: readonly { readonly rank: string; readonly upTo?: number }[];
  readonly rewards: readonly Offered[];
}

export interface Project {
  readonly cards: readonly CardDocument[];
  readonly pcs: readonly PcDocument[];
  readonly bots: readonly BotDocument[];
  readonly areas: readonly AreaDocument[];
  readonly lines: readonly (readonly [string, string])[];
  readonly scenarios: readonly ScenarioDocument[];
  readonly settings: JsonObject;
  /** All of it that can affect play, as one text: what the content hash is made of. */
  readonly played: string;
}

/** Fields that people read and rules do not. */
const unplayed = new Set([
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
]);

export function readProject(documents: Documents): Project {
  const list = (path: string, field: string): readonly Json[] =>
    ((documents[path] as JsonObject | undefined)?.[field] as readonly Json[] | undefined) ?? [];
  const paths = Object.keys(documents).sort();
  const scenarioPaths = paths.filter((path) => /^scenarios\/[^/]+\/scenario\.json$/.test(path));
  const cards = [
    ...paths
      .filter((path) => /^cards\/[^/]+\.json$|^scenario-mods\.json$/.test(path))
      .flatMap((path) => list(path, 'cards')),
    ...scenarioPaths.flatMap((path) =>
      ['cards', 'rewards']
        .flatMap((key) => list(path.replace('scenario.json', 'cards.json'), key))
        .map((card) => ({
          ...(card as JsonObject),
          scenario: (documents[path] as JsonObject)['id'] as Json,
        })),
    ),
  ];
  const parts = {
    cards,
    pcs: list('pcs.json', 'pcs'),
    bots: list('bots.json', 'bots'),
    areas: list('mat.json', 'areas'),
    lines: list('mat.json', 'lines'),
    scenarios: scenarioPaths.map((path) => documents[path] as Json),
    settings: (documents['studio.json'] as JsonObject | undefined)?.['settings'] ?? {},
  };
  return { ...(parts as unknown as Omit<Project, 'played'>), played: playedText(parts) };
}

/** What was written for a value that has not changed since: an edit touches one card of hundreds. */
const written = new WeakMap<object, string>();

/** The canonical text of a value without what only people read. Values of documents are never written to. */
function playedText(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value) ? `[${value.map(playedText).join(',')}]` : objectText(value as JsonObject);
  written.set(value, text);
  return text;
}

function objectText(value: JsonObject): string {
  // A node of the effect language is played whole: its `name` binds.
  const isNode = 'op' in value;
  const kept = Object.keys(value).filter((key) => isNode || !unplayed.has(key));
  return `{${kept
    .sort()
    .map((key) => `${JSON.stringify(key)}:${playedText(value[key] as Json)}`)
    .join(',')}}`;
}
