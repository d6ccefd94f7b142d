import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { KeptWork } from '#api/kept-work.ts';
import { useBegin } from '../begin/begin-store.ts';
import { makeCommands } from '../commands/command-list.ts';
import { Palette } from '../commands/palette.tsx';
import { usePalette } from '../commands/palette-store.ts';
import { useCommandKeys } from '../commands/use-command-keys.ts';
import { Dock } from '../dock/dock.tsx';
import { Switcher } from '../dock/switcher.tsx';
import { FileNoteView } from '../explorer/file-note.tsx';
import { useHelp } from '../help/help-store.ts';
import { sayAgain } from '../play/play-commands.ts';
import { useFirstGame } from '../play/use-first-game.ts';
import { useMending } from '../problems/mend.ts';
import { isDirty, useProject } from '../project/project-store.ts';
import { useProjectTitle } from '../project/project-title.ts';
import { isKept } from '../recovery/keep-work.ts';
import { useRename } from '../rename/rename-store.ts';
import { useSearchOpen } from '../search/search-open.ts';
import { useLocale } from '../words/locale-store.ts';
import { ActivityBar } from './activity-bar.tsx';
import { FormatNote } from './format-note.tsx';
import { Header } from './header.tsx';
import { OtherPagesNote } from './other-pages-note.tsx';
import { StatusBar } from './status-bar.tsx';
import { useStudioApi } from './workbench-context.ts';

// Fetched when they are first opened.
const Help = lazy(async () => ({ default: (await import('../help/help.tsx')).Help }));

const BeginDialogs = lazy(async () => ({ default: (await import('../begin/begin-dialogs.tsx')).BeginDialogs }));
const RenameDialog = lazy(async () => ({ default: (await import('../rename/rename-dialog.tsx')).RenameDialog }));
const MendDialog = lazy(async () => ({ default: (await import('../problems/mend-dialog.tsx')).MendDialog }));
const SearchPanel = lazy(async () => ({ default: (await import('../search/search-panel.tsx')).SearchPanel }));

/** The whole desk. */
export function App({ kept }: { readonly kept: KeptWork }) {
  const api = useStudioApi();
  const commands = useMemo(() => makeCommands(api), [api]);
  const { locale, words } = useLocale();
  const title = useProjectTitle();
  const isHelped = useHelp((state) => state.page !== null);
  const mending = useMending((state) => state.mending);
  const searchMode = useSearchOpen((state) => state.mode);
  const isSought = usePalette((state) => state.mode !== null);
  const isBeginning = useBegin((state) => state.open !== null);
  const isRenaming = useRename((state) => state.asked !== null);
  const listed = usePalette((state) => state.listed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the language is another
  useEffect(() => void sayAgain(), [locale]);
  const isUnsaved = useProject((state) => [...state.files.values()].some(isDirty));
  useEffect(() => {
    document.title = `${isUnsaved ? '• ' : ''}${title} — ${words.product}`;
  }, [title, words, isUnsaved]);
  useCommandKeys(commands);
  useFirstGame(kept.game);
  useLeaveQuestion();
  return (
    <>
      <Header commands={commands} />
      <ActivityBar />
      <Dock kept={kept.desk?.layout ?? null} />
      <Switcher />
      <StatusBar />
      <div className="corner-stack">
        <OtherPagesNote />
        <FormatNote />
        <FileNoteView />
      </div>
      {isSought && <Palette key={listed?.label ?? ''} commands={commands} />}
      {isBeginning && (
        <Suspense>
          <BeginDialogs />
        </Suspense>
      )}
      {isRenaming && (
        <Suspense>
          <RenameDialog />
        </Suspense>
      )}
      {searchMode !== null && (
        <Suspense>
          <SearchPanel mode={searchMode} />
        </Suspense>
      )}
      {mending !== null && (
        <Suspense>
          <MendDialog mending={mending} />
        </Suspense>
      )}
      {isHelped && (
        <Suspense>
          <Help commands={commands} />
        </Suspense>
      )}
    </>
  );
}

/** The browser asks before a page is closed whose unsaved text is not kept anywhere yet. */
function useLeaveQuestion(): void {
  useEffect(() => {
    function onLeave(event: BeforeUnloadEvent): void {
      const isUnsaved = [...useProject.getState().files.values()].some(isDirty);
      if (isUnsaved && !isKept()) event.preventDefault();
    }
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);
}
