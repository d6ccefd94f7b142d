import './begin-dialog.css';
import { useEffect, useState } from 'react';
import type { Home } from '#api/studio-home.ts';
import { BrokenDialog, Modal } from '../frame/modal.tsx';
import { useStudioApi } from '../frame/workbench-context.ts';
import { useWelcomeWords } from '../words/welcome-words.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { closeBegin, useBegin } from './begin-store.ts';
import { FolderChooser } from './folder-chooser.tsx';
import { goToFolder } from './go-to-folder.ts';
import { ProjectForm } from './project-form.tsx';

/** What is begun from the desk, each in its dialog. */
export function BeginDialogs() {
  const open = useBegin((state) => state.open);
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
  const words = useWelcomeWords().form;
  const [home, setHome] = useState<Home | null | 'unreachable'>(null);
  useEffect(
    () =>
      void api.home({}).then(setHome, () => {
        setHome('unreachable');
      }),
    [api],
  );
  if (home === null) return null;
  if (home === 'unreachable') return <BrokenDialog onClose={closeBegin} />;
  return (
    <Modal onClose={closeBegin} className="dialog project-dialog" title={words.title}>
      <ProjectForm home={home} close={closeBegin} />
    </Modal>
  );
}

/** The system's dialog where there is one, else ours. */
function OtherFolder() {
  const api = useStudioApi();
  const [shown, setShown] = useState<'ours' | 'unreachable' | null>(null);
  useEffect(() => {
    let isAsked = false;
    const timer = setTimeout(() => {
      isAsked = true;
      void api.chooseFolder({}).then(
        (reply) => {
          if (reply.by === 'page') return setShown('ours');
          closeBegin();
          if (reply.folder !== null) void goToFolder(api, reply.folder);
        },
        () => setShown('unreachable'),
      );
    });
    return () => {
      if (!isAsked) clearTimeout(timer);
    };
  }, [api]);
  if (shown === null) return null;
  if (shown === 'unreachable') return <BrokenDialog onClose={closeBegin} />;
  return <FolderChooser from={null} does="open" onChoose={(folder) => goToFolder(api, folder)} onClose={closeBegin} />;
}
