import type { ComponentProps } from 'react';
import { classes } from '../layout/classes.ts';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** What it is called: said, or with `shown` also to be seen before it. */
  readonly label?: string | undefined;
  readonly shown?: boolean;
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of several: the browser's own list, which every keyboard and screen reader knows. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, shown = false, value, options, onChange, className, ...rest } = props;
  const select = (
    <select
      aria-label={shown ? undefined : label}
      className={shown ? undefined : className}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
      {...rest}
    >
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  );
  if (!shown) return select;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is in it
    <label className={classes('field', className)}>
      <span>{label}</span>
      {select}
    </label>
  );
}
