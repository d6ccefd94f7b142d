import '../look/dialog.css';
import './begin-dialog.css';
import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import type { Home } from '#api/studio-home.ts';
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
  const [home, setHome] = useState<Home | null>(null);
  useEffect(() => void api.home({}).then(setHome, closeBegin), [api]);
  if (home === null) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || closeBegin()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-scrim" />
        <Dialog.Popup className="dialog project-dialog">
          <Dialog.Title className="dialog-title">{words.title}</Dialog.Title>
          <ProjectForm home={home} close={closeBegin} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The system's dialog where there is one, else ours. */
function OtherFolder() {
  const api = useStudioApi();
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    let isAsked = false;
    const timer = setTimeout(() => {
      isAsked = true;
      void api.chooseFolder({}).then((reply) => {
        if (reply.by === 'page') return setOurs(true);
        closeBegin();
        if (reply.folder !== null) void goToFolder(api, reply.folder);
      }, closeBegin);
    });
    return () => {
      if (!isAsked) clearTimeout(timer);
    };
  }, [api]);
  if (!isOurs) return null;
  return <FolderChooser from={null} does="open" onChoose={(folder) => goToFolder(api, folder)} onClose={closeBegin} />;
}
