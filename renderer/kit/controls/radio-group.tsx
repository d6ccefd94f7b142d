import { type ReactNode, useId } from 'react';
import { classes } from '../layout/classes.ts';

interface RadioGroupProps<Value extends string | number> {
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly value: Value | undefined;
  readonly options: readonly Value[];
  readonly onChange: (value: Value) => void;
  readonly off?: boolean;
  readonly className?: string;
  /** For each option's label; the chosen one has `data-on="true"`. The radio buttons are invisible. */
  readonly optionClass?: string;
  readonly children: (value: Value) => ReactNode;
}

export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { label, describedBy, value, options, onChange, off, className, optionClass, children } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={describedBy} className={className}>
      {options.map((one) => (
        <label key={one} className={classes('covered-radio', optionClass)} data-on={one === value}>
          <input type="radio" name={name} checked={one === value} disabled={off} onChange={() => onChange(one)} />
          {children(one)}
        </label>
      ))}
    </div>
  );
}
