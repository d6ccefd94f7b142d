import type { ComponentProps } from 'react';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: number | string;
  /** Called only with finite numbers: not for an empty or half-typed field. */
  readonly onChange: (value: number) => void;
}

/** A number input that reports each valid number while it is typed. */
export function NumberField({ onChange, ...rest }: NumberFieldProps) {
  return (
    <input
      type="number"
      onChange={({ target: { valueAsNumber } }) => Number.isFinite(valueAsNumber) && onChange(valueAsNumber)}
      {...rest}
    />
  );
}
