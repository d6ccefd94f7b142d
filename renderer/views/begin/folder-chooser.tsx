import { Button } from '#renderer/kit/controls/button.tsx';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './folder-chooser.css';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { StudioReply } from '#api/studio/studio-api.ts';
import type { OpenFolderFault } from '#renderer/desk/begin/go-to-folder.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { Icon, Ring } from '#renderer/kit/icons/icon.tsx';
import { walkByArrows } from '#renderer/kit/lists/arrow-keys.ts';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

interface FolderChooserProps {
  readonly from: string | null;
  readonly does: 'open' | 'take';
  /** Resolves with the reason if the folder cannot be used. */
  readonly onChoose: (folder: string) => Promise<OpenFolderFault | null>;
  readonly onClose: () => void;
}

type Listed = Extract<StudioReply<'listFolders'>, { readonly folders: unknown }>;

export function FolderChooser({ from, does, onChoose, onClose }: FolderChooserProps) {
  const api = useStudioApi();
  const all = useWords(welcomeWords);
  const words = all.chooser;
  const id = useId();
  const [listed, setListed] = useState<Listed | null>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<OpenFolderFault | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const look = useCallback(
    async (folder: string | null) => {
      const reply = await api.listFolders({ folder }).catch(() => null);
      if (reply === null) return setWrong('unreachable');
      if ('why' in reply) return setWrong(reply.why);
      setWrong(null);
      setListed(reply);
      setTyped(reply.shown);
    },
    [api],
  );
  useEffect(() => void look(from), [look, from]);

  async function choose(): Promise<void> {
    setWrong((await onChoose(listed !== null && typed === listed.shown ? listed.folder : typed)) ?? null);
  }
  function enter(folder: string): void {
    void look(folder).then(() => list.current?.querySelector('button')?.focus());
  }
  return (
    <Modal onClose={onClose} className="dialog folder-chooser stack gap-0" initialFocus={list} title={words.title}>
      <form
        className="row gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void (does === 'open' && typed !== listed?.shown ? choose() : look(typed));
        }}
      >
        <label className="hidden" htmlFor={id}>
          {words.place}
        </label>
        <LiveTextField
          id={id}
          className="begin-input code"
          value={typed}
          onWrite={setTyped}
          aria-describedby={`${id}-wrong`}
        />
        <Button className="folder-choose" type="submit">
          {words.go}
        </Button>
      </form>
      <p id={`${id}-wrong`} className="begin-wrong" role="alert">
        {wrong !== null && all.notGone[wrong]}
      </p>
      <ul ref={list} className="folder-list scroll" tabIndex={-1} aria-label={words.folders} onKeyDown={walkByArrows}>
        {listed !== null && listed.above !== null && (
          <li>
            <Button look="bare" icon="back" className="folder-row" onClick={() => enter(listed.above ?? '')}>
              {words.above}
            </Button>
          </li>
        )}
        {listed?.folders.map((one) => (
          <li key={one.folder}>
            <Button look="row" className="folder-row" onClick={() => enter(one.folder)}>
              {one.isProject ? <Ring /> : <Icon name="folder" />}
              <span className="grow cut">{one.name}</span>
              {one.isProject && <span className="muted text-12">{words.project}</span>}
            </Button>
          </li>
        ))}
        {listed?.folders.length === 0 && <li className="empty">{words.none}</li>}
        {listed?.isCut === true && <li className="empty">{words.cut}</li>}
      </ul>
      <DialogActions cancel={words.cancel}>
        <Button look="answer" onClick={() => void choose()}>
          {words[does]}
        </Button>
      </DialogActions>
    </Modal>
  );
}
