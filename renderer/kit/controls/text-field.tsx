import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly onChange?: (value: string) => void;
  /** Not while an input method is composing. */
  readonly onEnter?: () => void;
}

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
