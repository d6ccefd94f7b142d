import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './asking.css';
import './begin-dialog.css';
import { useEffect, useState } from 'react';
import type { Home } from '#api/studio/studio-home.ts';
import { beginStore, closeBegin } from '#renderer/desk/begin/begin-store.ts';
import { goToFolder } from '#renderer/desk/begin/go-to-folder.ts';
import { whyNow } from '#renderer/desk/help/faults-store.ts';
import type { FailureCause } from '#renderer/desk/help/why-failed.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { BrokenDialog, Modal } from '#renderer/parts/boundary/modal.tsx';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { FolderChooser } from './folder-chooser.tsx';
import { ProjectForm } from './project-form.tsx';

export function BeginDialogs() {
  const open = useStore(beginStore, (state) => state.open);
  switch (open) {
    case null:
      return null;
    case 'thing':
      return <BeginDialog />;
    case 'project':
      return <ProjectDialog />;
    case 'folder':
      return <OtherFolder />;
  }
}

function ProjectDialog() {
  const api = useStudioApi();
  const words = useWords(welcomeWords).form;
  const [home, setHome] = useState<Home | null>(null);
  const [why, setWhy] = useState<FailureCause | null>(null);
  useEffect(() => void api.home({}).then(setHome, (error: unknown) => setWhy(whyNow(error))), [api]);
  if (why !== null) return <BrokenDialog why={why} onClose={closeBegin} />;
  if (home === null) return null;
  return (
    <Modal onClose={closeBegin} className="dialog asking-dialog project-dialog" title={words.title}>
      <ProjectForm home={home} close={closeBegin} />
    </Modal>
  );
}

function OtherFolder() {
  const api = useStudioApi();
  const [isOurs, setOurs] = useState(false);
  const [why, setWhy] = useState<FailureCause | null>(null);
  useEffect(() => {
    const ask = () =>
      void api.chooseFolder({}).then(
        (reply) => {
          if (reply.by === 'page') return setOurs(true);
          closeBegin();
          if (reply.folder !== null) void goToFolder(api, reply.folder);
        },
        (error: unknown) => setWhy(whyNow(error)),
      );
    return soon(ask, 0);
  }, [api]);
  if (why !== null) return <BrokenDialog why={why} onClose={closeBegin} />;
  if (!isOurs) return null;
  return <FolderChooser from={null} does="open" onChoose={(folder) => goToFolder(api, folder)} onClose={closeBegin} />;
}
