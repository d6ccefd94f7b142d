import type { FailureCause } from '#renderer/desk/help/why-failed.ts';
import { faultWords } from '#renderer/desk/words/generated/fault-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Dialog, type DialogProps } from '#renderer/kit/popups/dialog.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { WhyText } from '../connection/lost-bar.tsx';
import { useHeldKeys } from '../keys/taking-keys.ts';
import { PartBoundary } from './part-boundary.tsx';

/** A dialog that suspends the key bindings of the desk. If its content throws, the error is shown inside it. */
export function Modal({ children, ...dialog }: DialogProps) {
  const words = useWords(faultWords);
  useHeldKeys();
  return (
    <Dialog {...dialog}>
      <PartBoundary name={words.dialog} fallback={(_, why) => <Broken why={why} onClose={dialog.onClose} />}>
        {children}
      </PartBoundary>
    </Dialog>
  );
}

interface BrokenProps {
  readonly why: FailureCause;
  readonly onClose: () => void;
}

function Broken({ why, onClose }: BrokenProps) {
  const words = useWords(faultWords);
  return (
    <div className="broken-dialog stack" role="alert">
      <strong className="dialog-title">{words.broken({ part: words.dialog })}</strong>
      <p>
        <WhyText why={why} />
      </p>
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  );
}

/** For a dialog whose code failed or did not load. */
export function BrokenDialog({ why, onClose }: BrokenProps) {
  const words = useWords(faultWords);
  return (
    <Modal aria-label={words.broken({ part: words.dialog })} onClose={onClose}>
      <Broken why={why} onClose={onClose} />
    </Modal>
  );
}
