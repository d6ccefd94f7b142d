import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { KeptWork } from '#api/studio/kept-work.ts';
import { refreshReports } from '#renderer/desk/play/play-commands.ts';
import { isAnyTyped } from '#renderer/desk/project/keep-typed.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { isKept } from '#renderer/desk/recovery/keep-work.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { LostBar } from '#renderer/parts/connection/lost-bar.tsx';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { commandsStore } from '#renderer/parts/keys/commands-store.ts';
import { commitField } from '#renderer/parts/keys/commit-field.ts';
import { FileNoteView } from '#renderer/views/explorer/file-note.tsx';
import { useProjectTitle } from '#renderer/views/project/project-title.ts';
import { makeCommands } from '../commands/command-list.ts';
import { useCommandKeys } from '../commands/use-command-keys.ts';
import { Workspace } from '../workspaces/workspace.tsx';
import { hasOneSlot, workspacesStore } from '../workspaces/workspaces-store.ts';
import { FormatNote } from './format-note.tsx';
import { Header } from './header.tsx';
import { OtherPagesNote } from './other-pages-note.tsx';
import { Overlays } from './overlays.tsx';
import { Rail } from './rail.tsx';
import { StatusBar } from './status-bar.tsx';
import { Switcher } from './switcher.tsx';
import { useFirstScene } from './use-first-scene.ts';

export function App({ kept }: { readonly kept: KeptWork }) {
  const api = useStudioApi();
  const commands = useMemo(() => makeCommands(api), [api]);
  useLayoutEffect(() => commandsStore.setState({ commands }), [commands]);
  const locale = useLocale();
  const words = useWords(deskWords);
  const title = useProjectTitle();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the language is another
  useEffect(() => void refreshReports(), [locale]);
  const isUnsaved = useStore(projectStore, (state) => [...state.files.values()].some(isDirty));
  useEffect(() => {
    document.title = `${isUnsaved ? '• ' : ''}${title} — ${words.product}`;
  }, [title, words, isUnsaved]);
  const isNarrow = useStore(workspacesStore, hasOneSlot);
  useCommandKeys(commands);
  useLeaveQuestion();
  useFirstScene(kept);
  return (
    <>
      <Header commands={commands} />
      <LostBar />
      <Rail />
      <Workspace kept={kept.desk?.layout ?? null} />
      {isNarrow && <Switcher />}
      <StatusBar />
      <div className="corner-stack">
        <OtherPagesNote />
        <FormatNote />
        <FileNoteView />
      </div>
      <Overlays commands={commands} />
    </>
  );
}

/** For unsaved text that is not kept anywhere yet. */
function useLeaveQuestion(): void {
  useEffect(() => {
    function onLeave(event: BeforeUnloadEvent): void {
      commitField();
      const isUnsaved = [...projectStore.getState().files.values()].some(isDirty);
      if (isAnyTyped() || (isUnsaved && !isKept())) event.preventDefault();
    }
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);
}
