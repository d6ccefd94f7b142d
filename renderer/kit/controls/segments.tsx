import type { ReactNode } from 'react';
import { classes } from '../layout/classes.ts';

interface SegmentsProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
  readonly children: (value: Value) => ReactNode;
  /** Where the visible text alone is the name of another button of the desk. */
  readonly nameOf?: (value: Value) => string;
  readonly keyOf?: (value: Value) => string;
}

/** Toggle buttons that switch how something is shown. For a saved value use `RadioGroup`. */
export function Segments<Value>(props: SegmentsProps<Value>) {
  const { label, value, options, onChange, className, children, nameOf, keyOf = String } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a bar
    <div className={classes('segmented', className)} role="group" aria-label={label}>
      {options.map((one) => (
        <button
          key={keyOf(one)}
          type="button"
          aria-pressed={one === value}
          aria-label={nameOf?.(one)}
          onClick={() => onChange(one)}
        >
          {children(one)}
        </button>
      ))}
    </div>
  );
}
