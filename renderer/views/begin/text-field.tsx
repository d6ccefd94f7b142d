import { type CompositionEvent, useEffect, useRef } from 'react';

interface TextFieldProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The letters that an input method began with, each time it composes. */
  readonly onComposing?: (letters: string) => void;
  /** What was composed stands in the field. */
  readonly onComposed?: (text: string) => void;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly isCode?: boolean;
  readonly hasFocus?: boolean;
}

/**
 * A field whose text may also be changed from elsewhere. The page never writes into it while an input method composes:
 * that would throw away what is half written.
 */
export function TextField(props: TextFieldProps) {
  const { id, value, onChange, onComposing, onComposed, isWrong, describedBy, isCode, hasFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  useEffect(() => {
    const { current } = field;
    if (current !== null && current.value !== value && !isComposing.current) current.value = value;
  }, [value]);
  useEffect(() => {
    if (hasFocus === true) field.current?.select();
  }, [hasFocus]);
  return (
    <input
      ref={field}
      id={id}
      className={isCode === true ? 'begin-input code' : 'begin-input'}
      defaultValue={value}
      spellCheck={false}
      autoComplete="off"
      aria-invalid={isWrong === true}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionUpdate={(event: CompositionEvent) => onComposing?.(event.data)}
      onCompositionEnd={(event: CompositionEvent) => {
        isComposing.current = false;
        onComposed?.(event.data);
      }}
    />
  );
}
