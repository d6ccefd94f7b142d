import { Dialog } from '@base-ui/react/dialog';
import type { CSSProperties, Key, ReactNode } from 'react';
import type { Why } from '#renderer/desk/help/why-failed.ts';
import { faultWords } from '#renderer/desk/words/fault-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { WhyText } from '../connection/lost-bar.tsx';
import { useHeldKeys } from '../keys/taking-keys.ts';
import { PartBoundary } from './part-boundary.tsx';

interface ModalProps extends Omit<Dialog.Popup.Props, 'title' | 'className' | 'children'> {
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
 * What is asked upon the desk, which can be seen below it and not touched: the focus stays inside, the keys of the desk
 * rest, and Escape closes it. When it fails, it says so in its own place, and all else is as it was.
 */
export function Modal({ title, className, scrim, popupKey, onClose, children, ...popup }: ModalProps) {
  const words = useWords(faultWords);
  useHeldKeys();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim?.className ?? 'dialog-scrim'} style={scrim?.style} />
        <Dialog.Popup key={popupKey} className={className ?? 'dialog'} {...popup}>
          {title !== undefined && <Dialog.Title className="dialog-title">{title}</Dialog.Title>}
          <PartBoundary name={words.dialog} fallback={(_, why) => <Broken why={why} onClose={onClose} />}>
            {children}
          </PartBoundary>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface BrokenProps {
  readonly why: Why;
  readonly onClose: () => void;
}

function Broken({ why, onClose }: BrokenProps) {
  const words = useWords(faultWords);
  return (
    <div className="broken-dialog" role="alert">
      <strong className="dialog-title">{words.broken(words.dialog)}</strong>
      <p>
        <WhyText why={why} />
      </p>
      <button type="button" className="button" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}

/** In the place of a dialog that failed before it was there, or whose code could not be fetched. */
export function BrokenDialog({ why, onClose }: BrokenProps) {
  const words = useWords(faultWords);
  return (
    <Modal aria-label={words.broken(words.dialog)} onClose={onClose}>
      <Broken why={why} onClose={onClose} />
    </Modal>
  );
}
