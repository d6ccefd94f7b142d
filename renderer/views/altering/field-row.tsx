import { useEffect, useState } from 'react';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { AlterableTable } from '#renderer/desk/altering/alterable.ts';
import type { AlterableField } from '#renderer/desk/altering/alterations.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface FieldRowProps {
  readonly field: AlterableField;
  readonly group: string;
  readonly table: AlterableTable;
  readonly onAlter: (field: AlterableField, value: Json) => void;
}

export function FieldRow({ field, group, table, onAlter }: FieldRowProps) {
  const words = useWords(alterWords);
  const name = table.pathName(field.path, field.path.length - 1);
  const said = group === '' ? name : `${group} ${name}`;
  switch (field.kind) {
    case 'number':
      return <NumberRow name={name} said={said} value={field.value} onChange={(value) => onAlter(field, value)} />;
    case 'flag':
      return (
        <label className="alter-row gap-4 grid alter-flag">
          <span>{name}</span>
          <Checkbox aria-label={said} checked={field.value} onChange={(value) => onAlter(field, value)} />
        </label>
      );
    case 'choice': {
      const { among, value } = field;
      const ids = 'words' in among ? among.words : table.thingsOf(among.sorts);
      // Game words are looked up first: a thing on the table may have the same id.
      const called = (id: string) => ('words' in among ? table.shape.words[id] : undefined) ?? table.naming(id);
      const next = 'words' in among && field.path.length === 1 ? ids[ids.indexOf(value ?? '') + 1] : undefined;
      const row = (
        <label className="alter-row gap-4 grid">
          <span>{name}</span>
          <Select
            label={said}
            value={value ?? ''}
            options={[
              ...(field.canBeNone || value === null ? [{ value: '', label: words.none }] : []),
              ...ids.map((id) => ({ value: id, label: called(id) })),
            ]}
            onChange={(id) => onAlter(field, id === '' ? null : id)}
          />
        </label>
      );
      // Values of the whole table, such as the phase, have ordered words, so offer the next one.
      return next === undefined ? (
        row
      ) : (
        <>
          {row}
          <Button look="row" className="alter-skip" onClick={() => onAlter(field, next)}>
            {words.skipTo({ field: name, to: called(next) })}
          </Button>
        </>
      );
    }
  }
}

interface NumberRowProps {
  readonly name: string;
  readonly said: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Commits on blur or Enter, not while typing. */
function NumberRow({ name, said, value, onChange }: NumberRowProps) {
  const words = useWords(alterWords);
  const [written, setWritten] = useState(String(value));
  useEffect(() => setWritten(String(value)), [value]);
  function take(): void {
    const now = Number(written.normalize('NFKC'));
    if (!Number.isInteger(now) || now < 0 || written.trim() === '') setWritten(String(value));
    else if (now !== value) onChange(now);
  }
  return (
    <div className="alter-row gap-4 grid">
      <span aria-hidden="true">{name}</span>
      <span className="alter-number gap-2 grid">
        <IconButton
          icon="minus"
          label={words.less({ name: said })}
          off={value === 0}
          onClick={() => onChange(value - 1)}
        />
        <input
          className="code"
          inputMode="numeric"
          aria-label={said}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') take();
            if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            const next = value + (event.key === 'ArrowUp' ? 1 : -1);
            if (next >= 0) onChange(next);
          }}
        />
        <IconButton icon="plus" label={words.more({ name: said })} onClick={() => onChange(value + 1)} />
      </span>
    </div>
  );
}
