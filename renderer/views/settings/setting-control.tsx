import { type ChangeEvent, useEffect, useState } from 'react';
import type { Control } from '#renderer/desk/settings/setting-list.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { RadioGroup } from '#renderer/kit/controls/radio-group.tsx';
import { themeChoices } from '#renderer/parts/look/theme-store.ts';

export type SettingValue = string | number | boolean;

interface ControlProps {
  readonly control: Control;
  readonly name: string;
  readonly describedBy: string;
  readonly value: SettingValue;
  readonly unit: string | undefined;
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly onChange: (value: SettingValue) => void;
}

export function SettingControl({ control, ...rest }: ControlProps) {
  switch (control.kind) {
    case 'switch':
      return <Switch {...rest} />;
    case 'number':
      return <Numbers {...rest} {...control} />;
    case 'themes':
      return <Radios {...rest} of={themeChoices} className="setting-themes" drawn={(one) => <Swatch of={one} />} />;
    case 'text':
      return <Words {...rest} />;
    case 'choice':
      return <Radios {...rest} of={control.of} className="segmented" />;
  }
}

type Shared = Omit<ControlProps, 'control'>;

function Switch({ name, describedBy, value, onChange }: Shared) {
  return (
    <Button
      look="bare"
      className="switch"
      role="switch"
      aria-checked={value === true}
      aria-label={name}
      aria-describedby={describedBy}
      onClick={() => onChange(value !== true)}
    >
      <span className="switch-knob" />
    </Button>
  );
}

/** Taken when the field is left, so that half a path is never looked for. */
function Words({ name, describedBy, value, onChange }: Shared) {
  return (
    <input
      key={String(value)}
      className="setting-text"
      defaultValue={String(value)}
      aria-label={name}
      aria-describedby={describedBy}
      spellCheck={false}
      onBlur={({ target }) => target.value.trim() !== value && onChange(target.value.trim())}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

interface RadiosProps extends Shared {
  readonly of: readonly (string | number)[];
  readonly className: string;
  readonly drawn?: (one: string) => React.ReactNode;
}

function Radios({ name, describedBy, value, values, unit, onChange, of, className, drawn }: RadiosProps) {
  return (
    <RadioGroup
      className={`setting-radios ${className}`}
      label={name}
      describedBy={describedBy}
      value={value as string | number}
      options={of}
      onChange={onChange}
    >
      {(one) => (
        <>
          {drawn?.(String(one))}
          <span className="setting-radio-name">
            {values?.[one] ?? one}
            {values === undefined && one === value && unit !== undefined && ` ${unit}`}
          </span>
        </>
      )}
    </RadioGroup>
  );
}

function Swatch({ of }: { readonly of: string }) {
  return (
    <span className="swatch" aria-hidden="true">
      {of === 'system' && <span className="swatch-half" data-theme="asa" />}
      <span className="swatch-half" data-theme={of === 'system' ? 'yoru' : of}>
        <span className="swatch-ring" />
      </span>
    </span>
  );
}

function Numbers({
  name,
  describedBy,
  value,
  unit,
  onChange,
  from,
  to,
  step,
}: Shared & { readonly from: number; readonly to: number; readonly step: number }) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  function write({ target }: ChangeEvent<HTMLInputElement>): void {
    setTyped(target.value);
    const number = Number(target.value.normalize('NFKC'));
    if (Number.isInteger(number) && number >= from && number <= to) onChange(number);
  }
  return (
    <span className="setting-number row gap-3 muted text-12">
      <input
        type="number"
        min={from}
        max={to}
        step={step}
        value={typed}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={write}
        onBlur={() => setTyped(String(value))}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
