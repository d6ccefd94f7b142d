import type { ComponentProps } from 'react';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: number | string;
  /** Only with finite numbers: not for an empty or half-typed field. */
  readonly onChange: (value: number) => void;
}

export function NumberField({ onChange, ...rest }: NumberFieldProps) {
  return (
    <input
      type="number"
      onChange={({ target: { valueAsNumber } }) => Number.isFinite(valueAsNumber) && onChange(valueAsNumber)}
      {...rest}
    />
  );
}
