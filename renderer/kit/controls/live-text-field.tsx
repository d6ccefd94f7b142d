import { type ComponentProps, type CompositionEvent, type KeyboardEvent, useEffect, useRef } from 'react';

interface LiveTextFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'type' | 'onKeyDown'> {
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly isLong?: boolean;
  readonly isWrong?: boolean;
  /** One begins here: all that stands in it is marked. */
  readonly hasFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** The letters that an input method began with, each time it composes. */
  readonly onComposing?: ((letters: string) => void) | undefined;
  /** What was composed stands in the field. */
  readonly onComposed?: ((text: string) => void) | undefined;
}

/**
 * A field of one line or of several whose text may also be changed from elsewhere. The page never writes into it while an
 * input method composes: that would throw away what is half written. Keys of an input method are its own.
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
