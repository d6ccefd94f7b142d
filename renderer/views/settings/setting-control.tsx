import { type ChangeEvent, useEffect, useId, useState } from 'react';
import type { Control } from '#renderer/desk/settings/setting-list.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { themeChoices } from '#renderer/parts/look/theme-store.ts';

export type SettingValue = string | number | boolean;

interface ControlProps {
  readonly control: Control;
  readonly name: string;
  /** The element that says what it is for. */
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

interface RadiosProps extends Shared {
  readonly of: readonly (string | number)[];
  readonly className: string;
  readonly drawn?: (one: string) => React.ReactNode;
}

/** One of a few: arrow keys lead from one to the other. */
function Radios({ name, describedBy, value, values, unit, onChange, of, className, drawn }: RadiosProps) {
  const group = useId();
  return (
    <div role="radiogroup" className={`setting-radios ${className}`} aria-label={name} aria-describedby={describedBy}>
      {of.map((one) => (
        <label key={one} className="setting-radio" data-on={one === value}>
          <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
          {drawn?.(String(one))}
          <span className="setting-radio-name">
            {values?.[one] ?? one}
            {values === undefined && one === value && unit !== undefined && ` ${unit}`}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The paper and the ring of a theme; of the system's, half of each. */
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

/** A number that is taken as soon as it is one that may be; until then the field keeps what is typed. */
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
    <span className="setting-number">
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
