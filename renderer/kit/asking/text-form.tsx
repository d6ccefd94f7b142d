import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { classes } from '../layout/classes.ts';

interface TextFormProps {
  /** What is asked for, as assistive technology says it. */
  readonly label: string;
  readonly hint?: string | undefined;
  /** What stands there already. */
  readonly text?: string | undefined;
  /** It is a name that is mostly written anew: all of it is marked. */
  readonly isMarked?: boolean;
  /** Of several lines: Enter begins the next, Ctrl+Enter takes it. */
  readonly isLong?: boolean;
  /** Nothing is no answer. */
  readonly isRequired?: boolean;
  /** It was asked for a moment ago, and takes the focus. */
  readonly isFirst?: boolean;
  readonly maxLength?: number;
  readonly submit: string;
  /** What the button says that leaves all as it was; Escape does so without one. */
  readonly cancel?: string | undefined;
  readonly className?: string;
  /** What was written, and where that was taken; null: all is to be as it was. */
  readonly onDone: (written: string | null, from: Element) => void;
  /** More to be pressed, behind its buttons. */
  readonly children?: ReactNode;
}

/** Asks for a text in the place where it will stand. */
export function TextForm(props: TextFormProps) {
  const { label, hint, text = '', isMarked, isLong, isRequired, isFirst = true, maxLength, className, onDone } = props;
  const [written, setWritten] = useState(text);
  const isOff = isRequired === true && written.trim() === '';
  function take(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isOff) onDone(written, event.currentTarget);
  }
  const field = {
    ...{ 'aria-label': label, placeholder: hint, value: written, maxLength, autoFocus: isFirst },
    onFocus: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      isMarked === true && currentTarget.select(),
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
