import type { ComponentProps } from 'react';
import { classes } from '../layout/classes.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Labelled by its children; without children it needs an `aria-label`. */
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
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
    <label className={classes('tick', className)}>
      {box()}
      {children}
    </label>
  );
}
