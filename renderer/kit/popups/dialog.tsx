import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties, Key, ReactNode, Ref } from 'react';

export interface DialogProps extends Omit<Base.Popup.Props, 'title' | 'className' | 'children'> {
  /** What stands at its top, and what it is called; without one it has an `aria-label`, or a title among its children. */
  readonly title?: ReactNode;
  readonly className?: string;
  readonly scrim?: { readonly className?: string; readonly style?: CSSProperties };
  /** With another key the focus is given anew. */
  readonly popupKey?: Key;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * What is asked upon the desk, which can be seen below it and not touched: the focus stays inside, and Escape closes it.
 * Views use `Modal` of the parts, which also holds the keys of the desk and fails by itself.
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

/** The name of a dialog that has its title further in. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Base.Title className="dialog-title">{children}</Base.Title>;
}

/** What it is about, which is read out with its name. */
export function DialogText({ children }: { readonly children: ReactNode }) {
  return <Base.Description>{children}</Base.Description>;
}

interface DialogActionsProps {
  /** What the button that leaves all as it was says; absent: there is none, or it is among the children. */
  readonly cancel?: ReactNode;
  readonly children?: ReactNode;
}

/** The answers at the foot of a dialog: first the one that leaves all as it was. */
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
  /** It is the usual answer. */
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
