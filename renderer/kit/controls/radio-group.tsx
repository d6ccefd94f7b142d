import { type ReactNode, useId } from 'react';
import { classes } from '../layout/classes.ts';

interface RadioGroupProps<Value extends string | number> {
  readonly label: string;
  /** The element that says what it is for. */
  readonly describedBy?: string | undefined;
  readonly value: Value | undefined;
  readonly options: readonly Value[];
  readonly onChange: (value: Value) => void;
  readonly off?: boolean;
  readonly className?: string;
  /** Of the label of each, which is all that is drawn of it; `data-on`: it is the chosen one. */
  readonly optionClass?: string;
  readonly children: (value: Value) => ReactNode;
}

/** One of a few, all of which can be seen: arrow keys lead from one to the other, and choose it. */
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
