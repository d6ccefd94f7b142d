import { type CompositionEvent, type KeyboardEvent, useEffect, useRef } from 'react';

interface TextControlProps {
  readonly value: string;
  readonly label: string;
  readonly isLong?: boolean;
  readonly isLocked: boolean;
  readonly isWrong?: boolean;
  readonly className?: string;
  readonly lang?: string;
  readonly inputMode?: 'numeric' | 'text';
  readonly describedBy?: string;
  readonly onWrite: (value: string) => void;
  readonly onLeave?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onComposing?: (letters: string) => void;
  readonly onComposed?: (text: string) => void;
}

/**
 * A field of one line or of several whose text stands in a document, and may be changed there meanwhile. While an input
 * method composes nothing is written, and nothing is written into it.
 */
export function TextControl(props: TextControlProps) {
  const { value, label, isLong = false, isLocked, isWrong = false, className = '', describedBy } = props;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  useEffect(() => {
    const { current } = field;
    if (current !== null && current.value !== value && !isComposing.current) current.value = value;
  }, [value]);
  const rest = {
    ref: field,
    className: `form-text ${className}`,
    defaultValue: value,
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    lang: props.lang,
    inputMode: props.inputMode,
    readOnly: isLocked,
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => props.onWrite(event.target.value),
    onBlur: props.onLeave,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!event.nativeEvent.isComposing) props.onKeyDown?.(event);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionUpdate: (event: CompositionEvent) => props.onComposing?.(event.data),
    onCompositionEnd: (event: CompositionEvent) => {
      isComposing.current = false;
      props.onComposed?.(event.data);
    },
  };
  return isLong ? <textarea rows={1} {...rest} /> : <input type="text" {...rest} />;
}
