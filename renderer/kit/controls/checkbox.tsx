import type { ComponentProps } from 'react';
import { classes } from '../layout/classes.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick with its words behind it; without words it needs an `aria-label`. */
export function Checkbox({ checked, onChange, children, className, ...rest }: CheckboxProps) {
  const box = (own?: string) => (
    <input
      type="checkbox"
      className={own}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      {...rest}
    />
  );
  if (children === undefined) return box(className);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is in it
    <label className={classes('tick', className)}>
      {box()}
      {children}
    </label>
  );
}
