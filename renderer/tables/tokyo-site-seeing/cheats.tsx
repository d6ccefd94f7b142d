import { useMemo } from 'react';
import type { Documents } from '#engine/kernel/system.ts';
import type { Locale } from '../../words/locale-store.ts';
import { CheatForm } from '../library/cheat-form.tsx';
import { libraryWords } from '../library/library-words.ts';
import { labelsOf, namedIn } from '../library/named-things.ts';
import { labelOf } from '../library/table-context.ts';
import type { CheatsProps } from '../table-view.ts';
import { type CheatFieldId, cheatKinds } from './cheat-kinds.ts';
import { botOf, skillOf } from './objects-of.ts';
import { printedCards } from './printed-cards.ts';
import { asTable } from './table-document.ts';
import { tableWords } from './table-words.ts';

const handFiles = ['weapons', 'items', 'followers', 'starters', 'artifacts'];

/** The cards that can lie in a hand, and those that trouble an area. */
function designsOf(documents: Documents, locale: Locale) {
  const cardsIn = (name: string) => namedIn(documents, locale, `cards/${name}.json`, 'cards');
  return { hand: handFiles.flatMap(cardsIn), troubles: cardsIn('troubles') };
}

/** Alters the table against the rules: what the kinds of cheats of this game ask for, from what lies on its table. */
export function Cheats({ table: document, documents, locale, labels, busy, onCheat }: CheatsProps) {
  const words = tableWords(locale);
  const shared = libraryWords(locale);
  const cards = useMemo(() => printedCards(documents), [documents]);
  const designs = useMemo(() => designsOf(documents, locale), [documents, locale]);
  if (document === null) return <p className="empty">{shared.none}</p>;
  const table = asTable(document);
  const kinds = cheatKinds({
    table,
    cards,
    hand: designs.hand.map(({ id }) => id),
    equipment: designs.hand.filter(({ written }) => written['category'] === 'equipment').map(({ id }) => id),
    troubles: designs.troubles.map(({ id }) => id),
  });

  /** Names that no design bears: what they are called, by the names that a cheat has for them. */
  const bots = labelsOf(namedIn(documents, locale, 'bots.json', 'bots'));
  const skills = Object.entries(table.pcs).flatMap(([pc, { skills: all }]) =>
    Object.keys(all).map(
      (skill) => [skillOf(pc, skill), `${labelOf(labels, pc)} ${words.word('skill', skill)}`] as const,
    ),
  );
  const called: Readonly<Record<string, string>> = Object.fromEntries([
    ...skills,
    ...Object.keys(table.bots).map((id) => [botOf(id), labelOf(bots, id)] as const),
  ]);
  const designNames = labelsOf([...designs.hand, ...designs.troubles]);
  function sayChoice(field: CheatFieldId, name: string): string {
    const isPc = Object.hasOwn(table.pcs, name);
    if (field === 'pile') return isPc ? words.deckOf(labelOf(labels, name)) : words.word('cardKind', name);
    if (field === 'slot')
      return words.slotName(labelOf(labels, name.replace(/\d+$/, '')), Number(/\d+$/.exec(name)) + 1);
    const label = called[name] ?? designNames[name] ?? labelOf(labels, name);
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
