import type { ComponentProps } from 'react';
import { classes } from '../layout/classes.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'title' | 'onChange'> {
  /** The accessible name; with `showsLabel` also a visible label before it. */
  readonly label?: string | undefined;
  readonly showsLabel?: boolean;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  /** Empty groups are left out. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption<Value>[] }[];
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, showsLabel = false, value, options, groups = [], onChange, className, ...rest } = props;
  const select = (
    <select
      aria-label={showsLabel ? undefined : label}
      className={showsLabel ? undefined : className}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
      {...rest}
    >
      <Options of={options} />
      {groups.map(
        (one) =>
          one.options.length > 0 && (
            <optgroup key={one.label} label={one.label}>
              <Options of={one.options} />
            </optgroup>
          ),
      )}
    </select>
  );
  if (!showsLabel) return select;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
    <label className={classes('field', className)}>
      <span>{label}</span>
      {select}
    </label>
  );
}

function Options({ of }: { readonly of: readonly SelectOption<string>[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
