import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { type Located, sameAsBefore } from '#engine/library/content-checks/placed.ts';
import type { CardType, WrittenEncounterCard, WrittenPlayerCard } from '../formats/cards.ts';
import { type ArkhamProject, at } from './documents.ts';

type Written = WrittenPlayerCard | WrittenEncounterCard;
type Path = readonly (string | number)[];

/** Types whose cards can have a field; fields that are not listed are on cards of any type. */
const typesWith: { readonly [field: string]: readonly CardType[] } = {
  fight: ['enemy'],
  evade: ['enemy'],
  damage: ['enemy'],
  horror: ['enemy'],
  health: ['enemy', 'asset'],
  sanity: ['asset'],
  shroud: ['location'],
  connections: ['location'],
  clues: ['location', 'act'],
  doom: ['agenda'],
  links: ['act', 'agenda'],
  slots: ['asset'],
  uses: ['asset', 'event', 'treachery'],
  cost: ['asset', 'event'],
  icons: ['asset', 'event', 'skill'],
};
const needed: { readonly [type: string]: readonly string[] } = {
  enemy: ['health', 'fight', 'evade'],
  location: ['shroud', 'clues'],
};

export function checkCards(project: ArkhamProject): ContentProblem[] {
  const { players, encounters } = project;
  return [
    ...[...players, ...encounters].flatMap((card: Located<Written>) => [
      ...fieldsOf(card),
      ...backsOf(card),
      ...emptyValues(card),
    ]),
    ...players.flatMap(costsOf),
    ...sameTitles(players),
  ];
}

/** Fields of another type, and those that its type cannot do without (AH-AN-02). */
function fieldsOf(card: Located<Written>): ContentProblem[] {
  const { type, sides } = card.value;
  const faces: readonly (readonly [Path, object, CardType])[] = [
    [[], card.value, type],
    ...(['a', 'b'] as const).flatMap((side) => {
      const face = sides?.[side];
      return face === undefined ? [] : [[['sides', side], face, face.type ?? type] as const];
    }),
  ];
  const alien = faces.flatMap(([path, face, its]) =>
    Object.keys(face).flatMap((field) =>
      typesWith[field] === undefined || typesWith[field].includes(its)
        ? []
        : [at(card, [...path, field], 'AHK001', 'warning', { field, type: its })],
    ),
  );
  const has = (field: string) => faces.some(([, face]) => Object.hasOwn(face, field));
  const lacking = (needed[type] ?? []).filter((field) => !has(field));
  const [field] = lacking;
  return field === undefined ? alien : [...alien, at(card, ['type'], 'AHK002', 'warning', { field, type })];
}

/** What happens when an act or agenda advances stands on side b (AH-AC-01). */
function backsOf(card: Located<Written>): ContentProblem[] {
  const { type, sides } = card.value;
  if (sides?.b !== undefined) return [];
  const path = sides === undefined ? ['type'] : ['sides'];
  return type === 'act' || type === 'agenda' || sides?.a !== undefined
    ? [at(card, path, 'AHK003', 'warning', { card: card.value.id })]
    : [];
}

/** A number for each investigator that is 0. */
function emptyValues(card: Located<Written>): ContentProblem[] {
  return [[], ['sides', 'a'], ['sides', 'b']].flatMap((path) => {
    const face = path.reduce<unknown>(
      (part, step) => (part as { [key: string]: unknown } | undefined)?.[step],
      card.value,
    );
    return Object.entries((face ?? {}) as object).flatMap(([field, value]: [string, unknown]) =>
      (value as { readonly perInvestigator?: number } | null)?.perInvestigator === 0
        ? [at(card, [...path, field], 'AHK008', 'warning', { field })]
        : [],
    );
  });
}

/** X is what the payer chooses; an effect must read it (AH-AB-34). */
function costsOf(card: Located<WrittenPlayerCard>): ContentProblem[] {
  if (card.value.cost !== 'X') return [];
  const isRead = nodesIn(card.value).some(({ op, node }) => op === 'remembered' && Object.values(node).includes('X'));
  return isRead ? [] : [at(card, ['cost'], 'AHK007', 'warning', {})];
}

/** Only one card of a title can be in play if it is unique (AH-ZN-14). */
const sameTitles = (players: readonly Located<WrittenPlayerCard>[]): ContentProblem[] =>
  sameAsBefore(players, ({ value: { name, type, unique } }) =>
    unique === true && type === 'asset' ? name : undefined,
  ).map(([card, other]) => at(card, ['name'], 'AHK004', 'warning', { name: card.value.name, other: other.value.id }));
