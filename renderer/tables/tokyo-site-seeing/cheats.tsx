import { type FormEvent, useState } from 'react';
import type { JsonObject } from '#engine/kernel/json.ts';
import type { CheatsProps } from '../table-view.ts';
import { type DesignChoice, designsOf } from './designs.ts';
import { labelOf } from './table-card.tsx';
import { areaOfSlot, asTable, type TableDocument } from './table-document.ts';
import { tableWords } from './table-words.ts';

type Kind = 'damage' | 'ap' | 'give' | 'equip' | 'move' | 'put';
const kinds: readonly Kind[] = ['damage', 'ap', 'give', 'equip', 'move', 'put'];

/** What is chosen in the drawer; each kind of cheat reads the fields it needs. */
interface Chosen {
  readonly kind: Kind;
  readonly pc: string;
  readonly number: number;
  readonly card: string;
  readonly equipment: string;
  readonly trouble: string;
  readonly area: string;
  readonly slot: string;
}

/** The document of a cheat (TSS playtest words). HP is told as it is shown; the table counts the damage. */
function cheatOf({ kind, pc, number, card, equipment, trouble, area, slot }: Chosen, table: TableDocument): JsonObject {
  switch (kind) {
    case 'damage':
      return { damage: { pc, to: Math.max(0, (table.pcs[pc]?.maxHp ?? 0) - number) } };
    case 'ap':
      return { ap: { pc, to: number } };
    case 'give':
      return { give: { pc, card } };
    case 'equip':
      return { put: { pcs: { [pc]: { equipped: [...(table.pcs[pc]?.equipped ?? []), equipment] } } } } as JsonObject;
    case 'move':
      return { move: { pc, area } };
    case 'put':
      return { put: { slots: { [slot]: [...(table.slots[slot] ?? []), trouble] } } } as JsonObject;
  }
}

/** Alters the table against the rules; the log keeps it. */
export function Cheats({ table: document, documents, locale, labels, busy, onCheat }: CheatsProps) {
  const words = tableWords(locale);
  const [kind, setKind] = useState<Kind>('damage');
  const [wished, setWished] = useState<Partial<Chosen>>({});
  if (document === null) return <p className="empty">{words.none}</p>;
  const table = asTable(document);
  const pcs = Object.keys(table.pcs);
  const slots = Object.keys(table.slots);
  const areas = [...new Set(slots.map(areaOfSlot))];
  const { hand, equipment, troubles } = designsOf(documents, locale);
  const chosen: Chosen = {
    kind,
    pc: kept(wished.pc, pcs),
    number: wished.number ?? 3,
    card: kept(wished.card, idsOf(hand)),
    equipment: kept(wished.equipment, idsOf(equipment)),
    trouble: kept(wished.trouble, idsOf(troubles)),
    area: kept(wished.area, areas),
    slot: kept(wished.slot, slots),
  };
  const wish = (part: Partial<Chosen>) => setWished({ ...wished, ...part });
  const named = (names: readonly string[]) => names.map((name) => ({ id: name, name: labelOf(labels, name) }));

  function apply(event: FormEvent): void {
    event.preventDefault();
    onCheat(cheatOf(chosen, table));
  }

  return (
    <form className="cheat-form" onSubmit={apply}>
      <select aria-label={words.cheat} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {words.cheats[one]}
          </option>
        ))}
      </select>
      {kind !== 'put' && (
        <Choice label={words.who} value={chosen.pc} choices={named(pcs)} onChange={(pc) => wish({ pc })} />
      )}
      {(kind === 'damage' || kind === 'ap') && (
        <input
          type="number"
          className="code"
          aria-label={words.value}
          min={0}
          max={12}
          value={chosen.number}
          onChange={(event) => wish({ number: event.target.valueAsNumber || 0 })}
        />
      )}
      {kind === 'give' && (
        <Choice label={words.card} value={chosen.card} choices={hand} onChange={(card) => wish({ card })} />
      )}
      {kind === 'equip' && (
        <Choice
          label={words.card}
          value={chosen.equipment}
          choices={equipment}
          onChange={(one) => wish({ equipment: one })}
        />
      )}
      {kind === 'move' && (
        <Choice label={words.area} value={chosen.area} choices={named(areas)} onChange={(area) => wish({ area })} />
      )}
      {kind === 'put' && (
        <>
          <Choice
            label={words.card}
            value={chosen.trouble}
            choices={troubles}
            onChange={(trouble) => wish({ trouble })}
          />
          <Choice label={words.slot} value={chosen.slot} choices={named(slots)} onChange={(slot) => wish({ slot })} />
        </>
      )}
      <button type="submit" className="button" disabled={busy}>
        {words.apply}
      </button>
    </form>
  );
}

/** What was wished, as long as it is there to be chosen. */
function kept(wished: string | undefined, among: readonly string[]): string {
  return wished !== undefined && among.includes(wished) ? wished : (among[0] ?? '');
}

function idsOf(designs: readonly DesignChoice[]): readonly string[] {
  return designs.map(({ id }) => id);
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly DesignChoice[];
  readonly onChange: (id: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name === id ? id : `${id} ${name}`}
        </option>
      ))}
    </select>
  );
}
