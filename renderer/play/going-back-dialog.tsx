import '../look/dialog.css';
import './going-back-dialog.css';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { changeSetting } from '../settings/settings-store.ts';
import { useLogWords } from '../words/log-words.ts';
import { useGoingBack } from './going-back-store.ts';
import { stepTo } from './play-commands.ts';
import { usePlay } from './play-store.ts';
import { SeenList } from './seen-list.tsx';

/** Asks before the game goes back past what a seat has seen. Esc, and Enter on what has the focus, leave it where it is. */
export function GoingBackDialog() {
  const words = useLogWords().goingBack;
  const waiting = useGoingBack((state) => state.waiting);
  const seesAll = usePlay((state) => state.seat === null);
  const unasked = useRef<HTMLInputElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const close = () => useGoingBack.setState({ waiting: null });
  return (
    <AlertDialog.Root open={waiting !== null} onOpenChange={(open) => open || close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-scrim" onClick={close} />
        <AlertDialog.Popup className="dialog" initialFocus={stay}>
          <AlertDialog.Title className="dialog-title">{words.title}</AlertDialog.Title>
          <AlertDialog.Description>{words.what(waiting?.count ?? 0)}</AlertDialog.Description>
          {waiting !== null && <SeenList said={waiting.said} />}
          {seesAll && (
            <label className="going-back-unasked">
              <input ref={unasked} type="checkbox" />
              {words.unasked}
            </label>
          )}
          <div className="dialog-choices">
            <AlertDialog.Close ref={stay} className="button dialog-default">
              {words.stay}
            </AlertDialog.Close>
            <button
              type="button"
              className="button"
              onClick={() => {
                if (unasked.current?.checked === true) changeSetting('play.goBackUnasked', true, 'project');
                if (waiting !== null) void stepTo(waiting.to, true);
                close();
              }}
            >
              {words.goBack}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
