import type { ComponentProps, MouseEvent } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** There is nothing that it could do now. */
  readonly off: boolean;
}

/**
 * A button that keeps the focus while it can do nothing: one that is `disabled` gives it up, and who plays by keyboard
 * would be thrown back to the top of the page at every replay.
 */
export function Button({ off, onClick, type = 'button', ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Also what a key in a field of its form would bring about.
    if (off) event.preventDefault();
    else onClick?.(event);
  }
  return <button type={type} aria-disabled={off} onClick={click} {...rest} />;
}
