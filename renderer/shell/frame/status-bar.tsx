import { useStore } from 'zustand';
import { stage } from '#renderer/desk/stage/stage.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './status-bar.css';
import { useShallow } from 'zustand/react/shallow';
import type { ActionName } from '#authoring/project/documents/project-action.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { errorCount, problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { otherPagesStore } from '#renderer/desk/project/other-pages.ts';
import { historyStore } from '#renderer/desk/project/project-actions.ts';
import { openFile, projectStore, unsavedPaths } from '#renderer/desk/project/project-store.ts';
import { keepingStore } from '#renderer/desk/recovery/keep-work.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useAgeOfProject } from '#renderer/parts/documents/use-read-only.ts';
import { SeatSwitch } from '#renderer/views/play/seat-switch.tsx';
import { FileFormItem } from './file-form-item.tsx';
import { Notices } from './notices.tsx';
import { LanguageItem, PlaceItem, SchemaItem, SeedItem, TestsItem } from './status-items.tsx';

export function StatusBar() {
  const words = useWords(deskWords);
  const { problems, files, checked } = useStore(problemsStore);
  const { connected, folder } = useStore(projectStore);
  const hash = useStore(playStore, (state) => state.view?.hash);
  const errors = errorCount(problems);
  const warnings = problems.filter((problem) => problem.severity === 'warning').length;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections a footer is the landmark contentinfo
    <footer className="status-bar row gap-5 nowrap muted text-12" aria-label={words.statusBar}>
      <span className="status-project">{folder}</span>
      <Button
        look="bare"
        icon="error"
        className="status-item hovers inside gap-2"
        aria-description={`${words.errorsIn({ count: errors })}${words.comma}${words.warningsIn({ count: warnings })}`}
        onClick={() => stage().goToPart('problems')}
      >
        <span className="hidden">{words.severity.error} </span>
        {errors}
        <Icon name="warning" />
        <span className="hidden">{words.severity.warning} </span>
        {warnings}
      </Button>
      <TestsItem />
      <span className="status-item gap-2 status-detail">
        {checked ? words.filesChecked({ files }) : words.checking}
      </span>
      <Unsaved />
      <Others />
      <Told />
      <ClosedUnsaved />
      <NotKept />
      <OnlyShown />
      <span className="head-space" />
      <SeatSwitch />
      {hash !== undefined && (
        <span className="status-item gap-2 status-detail code">{words.hash({ hash: hash.slice(0, 8) })}</span>
      )}
      <SeedItem />
      <PlaceItem />
      <FileFormItem />
      <SchemaItem />
      <LanguageItem />
      <span className="status-item gap-2">{connected ? words.connected : words.disconnected}</span>
      <Notices />
    </footer>
  );
}

/** The undone change may be in a hidden file. */
function Told() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const told = useStore(historyStore, (state) => state.told);
  const name = (action: ActionName): string => {
    switch (action.kind) {
      case 'typing':
        return words.typing;
      case 'disk':
        return words.fromDisk;
      case 'command':
        return action[locale];
    }
  };
  return (
    <span className="status-item gap-2 status-told" role="status" aria-label={words.lastUndo}>
      {told !== null && words[told.did]({ name: name(told.name), path: told.paths[0] ?? '', count: told.paths.length })}
    </span>
  );
}

function Unsaved() {
  const words = useWords(deskWords);
  const paths = useStore(
    projectStore,
    useShallow((state) => unsavedPaths(state.files)),
  );
  if (paths.length === 0) return null;
  function openNext(): void {
    const at = paths.indexOf(projectStore.getState().current ?? '');
    const next = paths[(at + 1) % paths.length];
    if (next !== undefined) openFile(next);
  }
  return (
    <Button
      look="bare"
      className="status-item hovers inside gap-2"
      aria-description={words.unsavedFilesHint({ paths: paths.join(' / ') })}
      onClick={openNext}
    >
      <span className="dirty-dot" />
      {words.unsavedFiles({ count: paths.length })}
    </Button>
  );
}

function Others() {
  const words = useWords(deskWords);
  const count = useStore(otherPagesStore, (state) => state.pages.length);
  if (count === 0) return null;
  return (
    <span className="status-item status-told gap-2" data-tip={words.otherPagesText}>
      <Icon name="windows" />
      <span className="cut">{words.otherPages({ count })}</span>
    </span>
  );
}

function ClosedUnsaved() {
  const words = useWords(deskWords);
  const path = useStore(projectStore, (state) => state.closedUnsaved);
  return (
    <span className="status-item gap-2 status-told" role="status" aria-label={words.unsaved}>
      {path !== null && words.closedUnsaved({ path })}
    </span>
  );
}

/** Why a project of a newer format is read only. */
function OnlyShown() {
  const words = useWords(deskWords);
  const age = useAgeOfProject();
  if (age !== 'newer') return null;
  return (
    <span className="status-item gap-2 sign-warning" role="status" data-tip={words.formatNewerText}>
      <Icon name="warning" />
      {words.formatNewer}
    </span>
  );
}

/** Only on failure. After a lost connection the bar says more. */
function NotKept() {
  const words = useWords(deskWords);
  const works = useStore(keepingStore, (state) => state.works);
  const connected = useStore(projectStore, (state) => state.connected);
  if (works || !connected) return null;
  return (
    <span className="status-item gap-2 sign-warning" role="alert">
      <Icon name="warning" />
      {words.notKept}
    </span>
  );
}
