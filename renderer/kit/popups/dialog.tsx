import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties, Key, ReactNode, Ref } from 'react';

export interface DialogProps extends Omit<Base.Popup.Props, 'title' | 'className' | 'children'> {
  /** Without it, pass an `aria-label` or put a `DialogTitle` among the children. */
  readonly title?: ReactNode;
  readonly className?: string;
  readonly scrim?: { readonly className?: string; readonly style?: CSSProperties };
  /** Changing it sets the initial focus again. */
  readonly popupKey?: Key;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Views use `Modal` from `renderer/parts` instead, which also suspends the key bindings of the desk and contains
 * errors.
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

export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Base.Title className="dialog-title">{children}</Base.Title>;
}

export function DialogText({ children }: { readonly children: ReactNode }) {
  return <Base.Description>{children}</Base.Description>;
}

interface DialogActionsProps {
  readonly cancel?: ReactNode;
  readonly children?: ReactNode;
}

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
