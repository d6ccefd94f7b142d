import { useStore } from 'zustand';
import type { LabAim } from '#api/studio/lab-calls.ts';
import { balanceStore, changeQuestion } from '#renderer/desk/balance/balance-store.ts';
import { placesAtCursor } from '#renderer/desk/balance/places-to-try.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { NumberField } from '#renderer/kit/controls/number-field.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { AgainstSelect } from './against-select.tsx';
import { aimAtValue } from './aim-at-value.ts';
import { nameOfPlace } from './number-place.tsx';
import { useCardNames } from './use-card-names.ts';

const kinds = ['balance', 'findings', 'cards', 'numbers', 'value'] as const;
const HOME = '';

/** The question that the games answer. */
export function AimSelect() {
  const words = useWords(balanceWords);
  const { aim } = useStore(balanceStore, ({ question }) => question);
  const { number } = usePlacesAtCursor();
  const first: { readonly [Kind in LabAim['kind']]: () => LabAim } = {
    balance: () => ({ kind: 'balance', against: null }),
    findings: () => ({ kind: 'findings' }),
    cards: () => ({ kind: 'cards', dominated: false }),
    numbers: () => ({ kind: 'numbers', place: null }),
    value: () => aimAtValue(number ?? { path: '', value: 0 }),
  };
  return (
    <Select
      label={words.aim}
      value={aim.kind}
      options={kinds.map((kind) => ({ value: kind, label: words.aims[kind] }))}
      onChange={(kind) => changeQuestion({ aim: first[kind]() })}
    />
  );
}

/** What the aim needs to know. */
export function AimFields() {
  const { aim } = useStore(balanceStore, ({ question }) => question);
  switch (aim.kind) {
    case 'balance':
      return <AgainstSelect />;
    case 'numbers':
      return <PlaceSelect place={aim.place} />;
    case 'findings':
      return null;
    case 'cards':
      return <DominatedBox isWanted={aim.dominated} />;
    case 'value':
      return <ValueFields aim={aim} />;
  }
}

function DominatedBox({ isWanted }: { readonly isWanted: boolean }) {
  const words = useWords(balanceWords);
  return (
    <Checkbox checked={isWanted} onChange={(dominated) => changeQuestion({ aim: { kind: 'cards', dominated } })}>
      {words.alsoDominated}
    </Checkbox>
  );
}

function PlaceSelect({ place }: { readonly place: string | null }) {
  const words = useWords(balanceWords);
  const nameOf = useCardNames();
  const { file, entry, number } = usePlacesAtCursor();
  const offered = new Set([number?.path, entry, file, place].filter((one) => one != null && one !== HOME));
  const options = [...offered].map((one) => ({
    value: one as string,
    label: nameOfPlace({ file: file ?? '', path: one as string }, nameOf),
  }));
  return (
    <Select
      showsLabel
      label={words.place}
      className="balance-option"
      value={place ?? HOME}
      options={[{ value: HOME, label: words.placeHome }, ...options]}
      onChange={(value) => changeQuestion({ aim: { kind: 'numbers', place: value === HOME ? null : value } })}
    />
  );
}

function ValueFields({ aim }: { readonly aim: Extract<LabAim, { kind: 'value' }> }) {
  const words = useWords(balanceWords);
  const nameOf = useCardNames();
  const { file, number } = usePlacesAtCursor();
  const known = new Map(
    [number, aim.number === '' ? null : { path: aim.number, value: null }].flatMap((one) =>
      one === null ? [] : [[one.path, one]],
    ),
  );
  const change = (part: Partial<typeof aim>) => changeQuestion({ aim: { ...aim, ...part } });
  if (known.size === 0) return <span className="muted text-12">{words.noNumber}</span>;
  return (
    <>
      <Select
        showsLabel
        label={words.number}
        className="balance-option"
        value={aim.number}
        options={[...known.keys()].map((path) => ({
          value: path,
          label: nameOfPlace({ file: file ?? '', path }, nameOf),
        }))}
        onChange={(path) => {
          if (number !== null && path === number.path) changeQuestion({ aim: aimAtValue(number) });
        }}
      />
      <Field
        label={words.target}
        value={Math.round(aim.target * 1000) / 10}
        least={0}
        most={100}
        onChange={(target) => change({ target: target / 100 })}
      />
      <Field label={words.from} value={aim.from} onChange={(from) => change({ from })} />
      <Field label={words.to} value={aim.to} onChange={(to) => change({ to })} />
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

function Field({ label, value, least, most, onChange }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <NumberField className="balance-number-field" value={value} min={least} max={most} onChange={onChange} />
    </label>
  );
}

function usePlacesAtCursor(): ReturnType<typeof placesAtCursor> {
  const current = useStore(projectStore, (state) => state.current);
  useStore(projectStore, ({ files }) => files.get(current ?? ''));
  useStore(cursorStore, ({ places }) => places.get(current ?? ''));
  return placesAtCursor();
}
