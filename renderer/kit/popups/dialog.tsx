import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties, Key, ReactNode, Ref } from 'react';

export interface DialogProps extends Omit<Base.Popup.Props, 'title' | 'className' | 'children'> {
  /** The heading, and accessible name. Without it, pass an `aria-label` or put a `DialogTitle` among the children. */
  readonly title?: ReactNode;
  readonly className?: string;
  readonly scrim?: { readonly className?: string; readonly style?: CSSProperties };
  /** Changing it sets the initial focus again. */
  readonly popupKey?: Key;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: it traps the focus, and Escape closes it. Views use `Modal` from `renderer/parts` instead, which also
 * suspends the key bindings of the desk and contains errors.
 */
export function Dialog({ title, className, scrim, popupKey, onClose, children, ...popup }: DialogProps) {
  return (
    <Base.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrim?.className ?? 'dialog-scrim'} style={scrim?.style} />
        <Base.Popup key={popupKey} className={className ?? 'dialog'} {...popup}>
          {title !== undefined && <DialogTitle>{title}</DialogTitle>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The heading of a dialog, for one that shows it among its children. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Base.Title className="dialog-title">{children}</Base.Title>;
}

/** The description of a dialog, which screen readers read with its name. */
export function DialogText({ children }: { readonly children: ReactNode }) {
  return <Base.Description>{children}</Base.Description>;
}

interface DialogActionsProps {
  /** The label of the cancel button. Without it there is none, or it is among the children. */
  readonly cancel?: ReactNode;
  readonly children?: ReactNode;
}

/** The buttons at the foot of a dialog, cancel first. */
export function DialogActions({ cancel, children }: DialogActionsProps) {
  return (
    <div className="dialog-choices">
      {cancel !== undefined && <DialogClose>{cancel}</DialogClose>}
      {children}
    </div>
  );
}

interface DialogCloseProps {
  readonly ref?: Ref<HTMLButtonElement>;
  /** It is the default answer. */
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
}

export function DialogClose({ ref, isAnswer = false, children }: DialogCloseProps) {
  return (
    <Base.Close ref={ref} className={isAnswer ? 'button dialog-default' : 'button'}>
      {children}
    </Base.Close>
  );
}
