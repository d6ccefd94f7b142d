import { useMemo } from 'react';
import { CheatForm, type CheatKind } from '../library/cheat-form.tsx';
import { libraryWords } from '../library/library-words.ts';
import { labelOf } from '../library/table-context.ts';
import type { CheatsProps } from '../table-view.ts';
import { botNames } from './area-names.ts';
import { type CheatField, type Chosen, cheatKinds, choicesOf, type CheatKind as Kind } from './cheat-kinds.ts';
import { cheatWords } from './cheat-words.ts';
import { type DesignChoice, designsOf } from './designs.ts';
import { rulebookWord } from './face/face-words.ts';
import { botOf } from './objects-of.ts';
import { printedCards } from './printed-cards.ts';
import { asTable } from './table-document.ts';

const ids = (all: readonly DesignChoice[]) => all.map(({ id }) => id);
const unchosen: Chosen = { pc: '', card: '', on: '', area: '', slot: '', pile: '', to: 0 };

/** Alters the table against the rules: what the kinds of cheats of this game ask for, from what lies on its table. */
export function Cheats({ table: document, documents, locale, labels, busy, onCheat }: CheatsProps) {
  const words = cheatWords(locale);
  const cards = useMemo(() => printedCards(documents), [documents]);
  const designs = useMemo(() => designsOf(documents, locale), [documents, locale]);
  const shared = libraryWords(locale);
  if (document === null) return <p className="empty">{shared.none}</p>;
  const table = asTable(document);
  const bots = botNames(documents, locale);
  const names = new Map([...designs.hand, ...designs.troubles].map(({ id, name }) => [id, name]));
  const sources = {
    table,
    cards,
    designs: { hand: ids(designs.hand), equipment: ids(designs.equipment), troubles: ids(designs.troubles) },
  };

  function sayChoice(field: CheatField, name: string): string {
    if (field === 'pile') return pileName(name);
    if (field === 'slot')
      return words.slotName(labelOf(labels, name.replace(/\d+$/, '')), Number(/\d+$/.exec(name)) + 1);
    const [, pc, skill] = /^(\w+)\/skills\/(\w+)$/.exec(name) ?? [];
    if (pc !== undefined && skill !== undefined)
      return `${labelOf(labels, pc)} ${rulebookWord('skill', skill, locale)}`;
    const bot = Object.keys(table.bots).find((id) => botOf(id) === name);
    if (bot !== undefined) return labelOf(bots, bot);
    const label = names.get(name) ?? labelOf(labels, name);
    return label === name || field === 'pc' || field === 'area' || Object.hasOwn(table.pcs, name)
      ? label
      : `${name} ${label}`;
  }
  function pileName(name: string): string {
    return Object.hasOwn(table.pcs, name)
      ? words.deckOf(labelOf(labels, name))
      : rulebookWord('cardKind', name, locale);
  }
  const kinds = (Object.keys(cheatKinds) as readonly Kind[]).map((kind): CheatKind => {
    const read = (chosen: Readonly<Record<string, string>>): Chosen => ({
      ...unchosen,
      ...chosen,
      to: Number(chosen['to'] ?? 0),
    });
    return {
      id: kind,
      name: words.kinds[kind] ?? kind,
      fields: cheatKinds[kind].fields.map((field) => ({
        id: field,
        label: words[field],
        isNumber: field === 'to',
        choices: (chosen) =>
          choicesOf(field, kind, sources, read(chosen)).map((id) => ({ id, name: sayChoice(field, id) })),
      })),
      make: (chosen) => cheatKinds[kind].make(read(chosen), sources),
    };
  });
  return <CheatForm kinds={kinds} words={shared} busy={busy} onCheat={onCheat} />;
}
