import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { CheatForm } from '../library/cheat-form.tsx';
import { libraryWords } from '../library/library-words.ts';
import { labelsOf, namedEntries, namedEntry } from '../library/named-things.ts';
import { listOf, textOfValue } from '../library/read-values.ts';
import type { CheatsProps } from '../table-view.ts';
import { type CheatFieldId, cheatKinds } from './cheat-kinds.ts';
import { botOf, skillOf } from './objects-of.ts';
import { printedCards } from './printed-cards.ts';
import { asTable } from './table-document.ts';
import { tableWords } from './table-words.ts';

const handFiles = ['weapons', 'items', 'followers', 'starters', 'artifacts'];

interface Designs {
  readonly all: readonly string[];
  readonly equipment: readonly string[];
}

const designsIn = memoizeByKey((document: JsonObject): Designs => {
  const cards = listOf(document['cards']).filter(({ id }) => textOfValue(id) !== '');
  const idsOf = (some: readonly JsonObject[]) => some.map(({ id }) => textOfValue(id));
  return { all: idsOf(cards), equipment: idsOf(cards.filter(({ category }) => category === 'equipment')) };
});

function designsOf(documents: Documents) {
  const of = (name: string): Designs => {
    const document = documents[`cards/${name}.json`];
    return isObject(document) ? designsIn(document) : { all: [], equipment: [] };
  };
  return {
    hand: () => handFiles.flatMap((name) => of(name).all),
    equipment: () => handFiles.flatMap((name) => of(name).equipment),
    troubles: () => of('troubles').all,
  };
}

export function Cheats({ table: document, documents, locale, labels, busy, onCheat }: CheatsProps) {
  const words = tableWords(locale);
  const shared = libraryWords(locale);
  const cards = printedCards(documents);
  if (document === null) return <p className="empty">{shared.none}</p>;
  const table = asTable(document);
  const kinds = cheatKinds({ table, cards, ...designsOf(documents) });

  const bots = labelsOf(namedEntries(documents, locale, 'bots.json', 'bots'));
  const skills = Object.entries(table.pcs).flatMap(([pc, { skills: all }]) =>
    Object.keys(all).map(
      (skill) => [skillOf(pc, skill), `${labelOf(labels, pc)} ${words.word('skill', skill)}`] as const,
    ),
  );
  const called: Readonly<Record<string, string>> = Object.fromEntries([
    ...skills,
    ...Object.keys(table.bots).map((id) => [botOf(id), labelOf(bots, id)] as const),
  ]);
  /** Null: a copy on the table, or something else. */
  function designName(name: string): string | null {
    const { id, card, path } = cards(name);
    return path === '' || id !== name ? null : (namedEntry(documents, locale, path, card)?.name ?? null);
  }
  function sayChoice(field: CheatFieldId, name: string): string {
    const isPc = Object.hasOwn(table.pcs, name);
    if (field === 'pile') return isPc ? words.deckOf({ pc: labelOf(labels, name) }) : words.word('cardKind', name);
    if (field === 'slot')
      return words.slotName({ area: labelOf(labels, name.replace(/\d+$/, '')), number: Number(/\d+$/.exec(name)) + 1 });
    const label = called[name] ?? designName(name) ?? labelOf(labels, name);
    return label === name || isPc || field === 'area' || name in called ? label : `${name} ${label}`;
  }
  const fieldNames = { to: words.to, on: words.on };
  return (
    <CheatForm
      words={shared}
      busy={busy}
      onCheat={onCheat}
      kinds={kinds.map(({ id, fields, make }) => ({
        id,
        name: words.label('cheat', id),
        make,
        fields: Object.entries(fields).map(([field, among]) => ({
          id: field,
          label: fieldNames[field as keyof typeof fieldNames] ?? words.label('label', field),
          isNumber: among === 'number',
          choices: (chosen) =>
            among === 'number'
              ? []
              : among(chosen).map((one) => ({ id: one, name: sayChoice(field as CheatFieldId, one) })),
        })),
      }))}
    />
  );
}
