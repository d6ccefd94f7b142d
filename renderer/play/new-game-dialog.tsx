import './new-game-dialog.css';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { findTable } from '../tables/table-list.ts';
import { useEndWords } from '../words/end-words.ts';
import { useLocale } from '../words/locale-store.ts';
import { decisionsUnderWay, useNewGame } from './new-game-store.ts';
import { newGame } from './play-commands.ts';
import { usePlay } from './play-store.ts';
import { usePlayedDocuments } from './use-documents.ts';

/** Asks before a game under way is thrown away. Esc, and Enter on what has the focus, keep it. */
export function NewGameDialog() {
  const words = useEndWords().throwAway;
  const locale = useLocale((state) => state.locale);
  const waiting = useNewGame((state) => state.waiting);
  const setup = usePlay((state) => state.played?.setup);
  const documents = usePlayedDocuments();
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => useNewGame.setState({ waiting: null });

  function begin(): void {
    close();
    if (waiting !== null) void newGame(waiting);
  }
  return (
    <AlertDialog.Root open={waiting !== null} onOpenChange={(isOpen) => isOpen || close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-scrim" onClick={close} />
        <AlertDialog.Popup className="dialog" initialFocus={keep}>
          <AlertDialog.Title className="dialog-title">{words.title}</AlertDialog.Title>
          <AlertDialog.Description>
            {words.what(findTable(documents).gameName(setup ?? {}, documents, locale), decisionsUnderWay())}
          </AlertDialog.Description>
          <div className="dialog-choices">
            <AlertDialog.Close ref={keep} className="button dialog-default">
              {words.keep}
            </AlertDialog.Close>
            <button type="button" className="button" onClick={begin}>
              {words.begin}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
