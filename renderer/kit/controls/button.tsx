import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';

const looks = {
  /** With an edge: what most buttons are. */
  plain: 'button',
  /** Goes on with the game, in the red of the Ring: one in a view. */
  primary: 'button button-ring',
  /** Makes what was asked for, filled. */
  accent: 'button button-accent',
  /** The usual answer of a dialog. */
  answer: 'button dialog-default',
  /** Without an edge until one comes near. */
  quiet: 'button button-quiet',
  /** In a line of text, underlined. */
  link: 'link-button',
  /** As wide as the list it stands in. */
  row: 'row-button',
  /** Nothing but a button: its own class says the rest. */
  bare: 'bare',
} as const;

export type ButtonLook = keyof typeof looks;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: ButtonLook;
  /** A sign before its words. */
  readonly icon?: IconName | undefined;
  /** There is nothing that it could do now. */
  readonly off?: boolean | undefined;
}

/**
 * A button that keeps the focus while it can do nothing: one that is `disabled` gives it up, and who plays by keyboard
 * would be thrown back to the top of the page at every replay.
 */
export function Button({ look = 'plain', icon, off, className, onClick, children, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Also what a key in a field of its form would bring about.
    if (off === true) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button type="button" aria-disabled={off} onClick={click} className={classes(looks[look], className)} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'look' | 'icon'> {
  readonly icon: IconName;
  /** What it is called, and what it says when it is pointed at, unless a `title` says more. */
  readonly label: string;
  /** `tool`: small and without an edge, in a row of its kind. */
  readonly look?: 'plain' | 'quiet' | 'tool';
}

/** A button that is only a sign. */
export function IconButton({ icon, label, look = 'plain', className, ...rest }: IconButtonProps) {
  const isTool = look === 'tool';
  return (
    <Button
      look={isTool ? 'bare' : look}
      icon={icon}
      aria-label={label}
      title={label}
      className={classes(isTool ? 'tool' : 'button-icon', className)}
      {...rest}
    />
  );
}
