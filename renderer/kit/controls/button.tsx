import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { type Keys, shortcutOf } from '../keys/keys.ts';
import { classes } from '../layout/classes.ts';

const looks = {
  plain: 'button',
  /** Continues the game, in the red of the Ring. At most one in a view. */
  primary: 'button button-ring',
  /** Filled: creates what a form or dialog asked for. */
  accent: 'button button-accent',
  answer: 'button dialog-default',
  quiet: 'button button-quiet',
  link: 'link-button',
  row: 'row-button',
  bare: 'bare',
} as const;

export type ButtonLook = keyof typeof looks;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'title'> {
  readonly look?: ButtonLook;
  readonly icon?: IconName | undefined;
  /** Sets `aria-disabled`, not `disabled`, so it keeps the focus. */
  readonly off?: boolean | undefined;
  /** Its tooltip shows them. */
  readonly keys?: Keys | undefined;
}

/** Keeps the focus while it is off: a `disabled` button loses it to the top of the page. */
export function Button({ look = 'plain', icon, off, keys, className, onClick, children, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Enter in a field of the form clicks its submit button, too.
    if (off === true) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      aria-disabled={off}
      aria-keyshortcuts={keys === undefined ? undefined : shortcutOf(keys)}
      onClick={click}
      className={classes(looks[look], className)}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'look' | 'icon'> {
  readonly icon: IconName;
  /** The accessible name, and the tooltip unless `data-tip` is set. */
  readonly label: string;
  /** `tool`: small and borderless, for rows of icons. */
  readonly look?: 'plain' | 'quiet' | 'tool';
}

export function IconButton({ icon, label, look = 'plain', className, ...rest }: IconButtonProps) {
  const isTool = look === 'tool';
  return (
    <Button
      look={isTool ? 'bare' : look}
      icon={icon}
      aria-label={label}
      data-tip={label}
      className={classes(isTool ? 'tool' : 'button-icon', className)}
      {...rest}
    />
  );
}
