import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { DialogActions, DialogClose, DialogText } from '#renderer/kit/popups/dialog.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './going-back-dialog.css';
import { useRef } from 'react';
import { type GoingBack, goingBackStore } from '#renderer/desk/play/going-back-store.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { changeSetting } from '#renderer/desk/settings/settings-store.ts';
import { logWords } from '#renderer/desk/words/generated/log-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { SeenList } from './seen-list.tsx';

/** Confirms going back past what a seat has seen. Cancel has the focus. */
export function GoingBackDialog() {
  const waiting = useStore(goingBackStore, (state) => state.waiting);
  return waiting === null ? null : <Asked waiting={waiting} />;
}

function Asked({ waiting }: { readonly waiting: GoingBack }) {
  const words = useWords(logWords).goingBack;
  const seesAll = useStore(playStore, (state) => state.seat === null);
  const unasked = useRef<HTMLInputElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const close = () => goingBackStore.setState({ waiting: null });
  return (
    <Modal onClose={close} role="alertdialog" initialFocus={stay} title={words.title}>
      <DialogText>{words.what({ count: waiting.count })}</DialogText>
      <SeenList said={waiting.said} />
      {seesAll && (
        <label className="going-back-unasked row gap-3">
          <input ref={unasked} type="checkbox" />
          {words.unasked}
        </label>
      )}
      <DialogActions>
        <DialogClose ref={stay} isAnswer>
          {words.stay}
        </DialogClose>
        <Button
          onClick={() => {
            if (unasked.current?.checked === true) changeSetting('play.goBackUnasked', true, 'project');
            void stepTo(waiting.to, true);
            close();
          }}
        >
          {words.goBack}
        </Button>
      </DialogActions>
    </Modal>
  );
}
