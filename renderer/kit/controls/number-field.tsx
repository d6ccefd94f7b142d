import type { ComponentProps } from 'react';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: number | string;
  /** Called with numbers alone: an empty box, or half a number, is no change. */
  readonly onChange: (value: number) => void;
}

/** A number as it is typed. */
export function NumberField({ onChange, ...rest }: NumberFieldProps) {
  return (
    <input
      type="number"
      onChange={({ target: { valueAsNumber } }) => Number.isFinite(valueAsNumber) && onChange(valueAsNumber)}
      {...rest}
    />
  );
}
