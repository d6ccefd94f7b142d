import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { classes } from '../layout/classes.ts';

interface TextFormProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly text?: string | undefined;
  /** Selects the initial text, for names that are usually replaced as a whole. */
  readonly selectsText?: boolean;
  /** Multi-line: Enter starts a new line, Ctrl+Enter submits. */
  readonly isLong?: boolean;
  readonly isRequired?: boolean;
  readonly takesFocus?: boolean;
  readonly maxLength?: number;
  readonly submit: string;
  /** Without it there is no button; Escape cancels either way. */
  readonly cancel?: string | undefined;
  readonly className?: string;
  /** Called with the text, or null on cancel, and the element that the answer came from. */
  readonly onDone: (written: string | null, from: Element) => void;
  readonly children?: ReactNode;
}

/** A small inline form for one text, shown where the text will appear. */
export function TextForm(props: TextFormProps) {
  const {
    label,
    hint,
    text = '',
    selectsText,
    isLong,
    isRequired,
    takesFocus = true,
    maxLength,
    className,
    onDone,
  } = props;
  const [written, setWritten] = useState(text);
  const isOff = isRequired === true && written.trim() === '';
  function take(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isOff) onDone(written, event.currentTarget);
  }
  const field = {
    ...{ 'aria-label': label, placeholder: hint, value: written, maxLength, autoFocus: takesFocus },
    onFocus: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      selectsText === true && currentTarget.select(),
    onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setWritten(currentTarget.value),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') onDone(null, event.currentTarget);
      if (isLong === true && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take(event);
    },
  };
  return (
    <form className={classes('text-form', className)} onSubmit={take}>
      {isLong === true ? <textarea rows={3} {...field} /> : <input {...field} />}
      <Button type="submit" off={isOff}>
        {props.submit}
      </Button>
      {props.cancel !== undefined && (
        <Button onClick={({ currentTarget }) => onDone(null, currentTarget)}>{props.cancel}</Button>
      )}
      {props.children}
    </form>
  );
}
