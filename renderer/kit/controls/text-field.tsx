import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '../layout/classes.ts';

interface FieldProps {
  readonly label: ReactNode;
  /** What is good to know, below it. */
  readonly hint?: ReactNode;
  /** What is wrong with what stands in it, in the place of the hint. */
  readonly error?: string | null | undefined;
  readonly className?: string;
  /** The control, with the id that its label needs, and what describes it. */
  readonly children: (given: FieldGiven) => ReactNode;
}

export interface FieldGiven {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A control below its label, and below it what is good to know about it or wrong with it. */
export function Field({ label, hint, error = null, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const about = note === undefined ? undefined : `${id}about`;
  return (
    <div className={classes('field-block', className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': about })}
      {note !== undefined && (
        <p id={about} className={error === null ? 'muted' : 'field-error'} role={error === null ? undefined : 'alert'}>
          {note}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly onChange?: (value: string) => void;
  /** Enter, unless an input method is composing. */
  readonly onEnter?: () => void;
}

/** A line of text as it is typed: no spelling, no proposals of the browser. */
export function TextField({ onChange, onEnter, onKeyDown, ...rest }: TextFieldProps) {
  return (
    <input
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => onChange?.(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
        onKeyDown?.(event);
      }}
      {...rest}
    />
  );
}
