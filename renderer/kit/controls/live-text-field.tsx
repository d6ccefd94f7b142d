import { type ComponentProps, type CompositionEvent, type KeyboardEvent, useEffect, useRef } from 'react';

interface LiveTextFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'type' | 'onKeyDown'> {
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly isLong?: boolean;
  readonly isWrong?: boolean;
  readonly hasFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** The text being composed in an input method, at each change. */
  readonly onComposing?: ((letters: string) => void) | undefined;
  /** A composition has ended, and its text is in the field. */
  readonly onComposed?: ((text: string) => void) | undefined;
}

/**
 * A text field whose text may also change from outside. It is not updated during an IME composition, which would
 * discard what is half typed, and keys of the composition are not reported.
 */
export function LiveTextField(props: LiveTextFieldProps) {
  const { value, onWrite, isLong, isWrong, hasFocus, onKeyDown, onComposing, onComposed, ...rest } = props;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  useEffect(() => {
    const { current } = field;
    if (current !== null && current.value !== value && !isComposing.current) current.value = value;
  }, [value]);
  useEffect(() => {
    if (hasFocus === true) field.current?.select();
  }, [hasFocus]);
  const own = {
    ref: field,
    defaultValue: value,
    'aria-invalid': isWrong === true,
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => onWrite(event.target.value),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!event.nativeEvent.isComposing) onKeyDown?.(event);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionUpdate: (event: CompositionEvent) => onComposing?.(event.data),
    onCompositionEnd: (event: CompositionEvent) => {
      isComposing.current = false;
      onComposed?.(event.data);
    },
  };
  return isLong === true ? (
    <textarea rows={1} {...(rest as ComponentProps<'textarea'>)} {...own} />
  ) : (
    <input {...rest} {...own} />
  );
}
