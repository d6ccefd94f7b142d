import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../look/button.tsx';
import type { CheatsProps } from '../table-view.ts';
import { botNames } from './area-names.ts';
import { labelOf } from './board-context.ts';
import { type CheatField, type CheatKind, type Chosen, cheatKinds, choicesOf } from './cheat-kinds.ts';
import { type CheatWords, cheatWords } from './cheat-words.ts';
import { type DesignChoice, designsOf } from './designs.ts';
import { rulebookWord } from './face/face-words.ts';
import { botOf } from './offers.ts';
import { printedCards } from './printed-cards.ts';
import { asTable } from './table-document.ts';
import { tableWords } from './table-words.ts';

const kinds = Object.keys(cheatKinds) as readonly CheatKind[];

/** Alters the table against the rules; the log keeps it. */
export function Cheats({ table: document, documents, locale, labels, busy, onCheat }: CheatsProps) {
  const words = cheatWords(locale);
  const [kind, setKind] = useState<CheatKind>('damage');
  const [wished, setWished] = useState<Partial<Chosen>>({});
  const cards = useMemo(() => printedCards(documents), [documents]);
  const designs = useMemo(() => designsOf(documents, locale), [documents, locale]);
  if (document === null) return <p className="empty">{tableWords(locale).none}</p>;
  const table = asTable(document);
  const bots = botNames(documents, locale);
  const names = new Map([...designs.hand, ...designs.troubles].map(({ id, name }) => [id, name]));
  const ids = (all: readonly DesignChoice[]) => all.map(({ id }) => id);
  const sources = {
    table,
    cards,
    designs: { hand: ids(designs.hand), equipment: ids(designs.equipment), troubles: ids(designs.troubles) },
  };
  const { fields, make } = cheatKinds[kind];

  // Each field keeps what was wished as long as it is there; a later one may depend on an earlier one.
  let chosen: Chosen = { pc: '', card: '', on: '', area: '', slot: '', pile: '', to: wished.to ?? 3 };
  const lists = new Map<CheatField, readonly string[]>();
  for (const field of fields) {
    const choices = choicesOf(field, kind, sources, chosen);
    lists.set(field, choices);
    if (field !== 'to') chosen = { ...chosen, [field]: kept(wished[field], choices) };
  }
  const isPossible = fields.every((field) => field === 'to' || chosen[field] !== '');

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
  function apply(event: FormEvent): void {
    event.preventDefault();
    if (isPossible) onCheat(make(chosen, sources));
  }

  return (
    <form className="cheat-form" onSubmit={apply}>
      <select aria-label={words.kind} value={kind} onChange={(event) => setKind(event.target.value as CheatKind)}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {words.kinds[one]}
          </option>
        ))}
      </select>
      {fields.map((field) =>
        field === 'to' ? (
          <input
            key={field}
            type="number"
            className="code"
            aria-label={words.to}
            min={0}
            max={20}
            value={chosen.to}
            onChange={(event) => setWished({ ...wished, to: event.target.valueAsNumber || 0 })}
          />
        ) : (
          <Choice
            key={field}
            field={field}
            words={words}
            value={chosen[field]}
            choices={(lists.get(field) ?? []).map((id) => ({ id, name: sayChoice(field, id) }))}
            onChange={(value) => setWished({ ...wished, [field]: value })}
          />
        ),
      )}
      <Button type="submit" className="button" off={busy || !isPossible}>
        {words.apply}
      </Button>
    </form>
  );
}

/** What was wished, as long as it is there to be chosen. */
function kept(wished: string | undefined, among: readonly string[]): string {
  return wished !== undefined && among.includes(wished) ? wished : (among[0] ?? '');
}

interface ChoiceProps {
  readonly field: Exclude<CheatField, 'to'>;
  readonly words: CheatWords;
  readonly value: string;
  readonly choices: readonly DesignChoice[];
  readonly onChange: (id: string) => void;
}

function Choice({ field, words, value, choices, onChange }: ChoiceProps) {
  return (
    <select aria-label={words[field]} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.length === 0 && <option value="">{words.nothing}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
