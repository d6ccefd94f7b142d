import type { ReactNode } from 'react';
import { useAdvice } from '../advice/advice-store.ts';
import { closeAlter, closeConsole, closeDrop, endDrag, useAltering } from '../altering/altering-store.ts';
import { closeBegin, useBegin } from '../begin/begin-store.ts';
import type { Commands } from '../commands/command.ts';
import { Palette } from '../commands/palette.tsx';
import { closePalette, usePalette } from '../commands/palette-store.ts';
import { endSwitch, useTabSwitch } from '../dock/tab-switch-store.ts';
import { useSaveAs } from '../explorer/save-as-store.ts';
import { closeHelp, useHelp } from '../help/help-store.ts';
import { leaveTour, useTour } from '../help/tour-store.ts';
import { usePreview } from '../pictures/preview-store.ts';
import { closePrinting, usePrinting } from '../printing/printing-store.ts';
import { leaveMend, useMending } from '../problems/mend.ts';
import { closeReason, useReason } from '../reason/reason-store.ts';
import { useRename } from '../rename/rename-store.ts';
import { closeScrub, useScrub } from '../scrub/scrub-store.ts';
import { closeSearch, useSearchOpen } from '../search/search-open.ts';
import { useStops } from '../stops/stops-store.ts';
import { useFaultWords } from '../words/fault-words.ts';
import { late } from './late.tsx';
import { BrokenDialog } from './modal.tsx';
import { PartBoundary } from './part-boundary.tsx';

const AlterPanel = late(async () => (await import('../altering/alter-panel.tsx')).AlterPanel);
const Console = late(async () => (await import('../altering/console.tsx')).Console);
const DragLayer = late(async () => (await import('../altering/drag-layer.tsx')).DragLayer);
const Help = late(async () => (await import('../help/help.tsx')).Help);
const Tour = late(async () => (await import('../help/tour.tsx')).Tour);
const BeginDialogs = late(async () => (await import('../begin/begin-dialogs.tsx')).BeginDialogs);
const RenameDialog = late(async () => (await import('../rename/rename-dialog.tsx')).RenameDialog);
const MendDialog = late(async () => (await import('../problems/mend-dialog.tsx')).MendDialog);
const TabSwitchList = late(async () => (await import('../dock/tab-switch.tsx')).TabSwitchList);
const PicturePreview = late(async () => (await import('../pictures/picture-preview.tsx')).PicturePreview);
const SaveAsDialog = late(async () => (await import('../explorer/save-as-dialog.tsx')).SaveAsDialog);
const PrintDialog = late(async () => (await import('../printing/print-dialog.tsx')).PrintDialog);
const ReasonPanel = late(async () => (await import('../reason/reason-panel.tsx')).ReasonPanel);
const ConditionDialog = late(async () => (await import('../stops/condition-dialog.tsx')).ConditionDialog);
const WishDialog = late(async () => (await import('../advice/wish-dialog.tsx')).WishDialog);
const ScrubPanel = late(async () => (await import('../scrub/scrub-panel.tsx')).ScrubPanel);
const SearchPanel = late(async () => (await import('../search/search-panel.tsx')).SearchPanel);

interface UponProps {
  readonly close: () => void;
  readonly children: ReactNode;
}

/** One thing upon the desk. When it fails it is closed, and the desk and all else upon it are as they were. */
function Upon({ close, children }: UponProps) {
  const words = useFaultWords();
  return (
    <PartBoundary name={words.dialog} fallback={(_, why) => <BrokenDialog why={why} onClose={close} />}>
      {children}
    </PartBoundary>
  );
}

/** What opens upon the desk. */
export function Overlays({ commands }: { readonly commands: Commands }) {
  const isHelped = useHelp((state) => state.page !== null);
  const isOnTour = useTour((state) => state.isOpen);
  const mending = useMending((state) => state.mending);
  const searchMode = useSearchOpen((state) => state.mode);
  const isSought = usePalette((state) => state.mode !== null);
  const listed = usePalette((state) => state.listed);
  const isBeginning = useBegin((state) => state.open !== null);
  const tabSwitch = useTabSwitch((state) => state.now);
  const savedAs = useSaveAs((state) => state.path);
  const isRenaming = useRename((state) => state.asked !== null);
  const wondered = useReason((state) => state.asked);
  const altered = useAltering((state) => state.asked);
  const isDragged = useAltering((state) => state.dragged !== null || state.dropped !== null);
  const consoleAt = useAltering((state) => state.console);
  const scrubbed = useScrub((state) => state.asked);
  const stopping = useStops((state) => state.asked);
  const previewed = usePreview((state) => state.path);
  const isPrinting = usePrinting((state) => state.isOpen);
  const isWishing = useAdvice((state) => state.isWishing);
  return (
    <>
      {isSought && (
        <Upon close={closePalette}>
          <Palette key={listed?.label ?? ''} commands={commands} />
        </Upon>
      )}
      {tabSwitch !== null && (
        <Upon close={() => endSwitch(false)}>
          <TabSwitchList now={tabSwitch} />
        </Upon>
      )}
      {isBeginning && (
        <Upon close={closeBegin}>
          <BeginDialogs />
        </Upon>
      )}
      {isRenaming && (
        <Upon close={() => useRename.setState({ asked: null })}>
          <RenameDialog />
        </Upon>
      )}
      {wondered !== null && (
        <Upon close={closeReason}>
          <ReasonPanel asked={wondered} />
        </Upon>
      )}
      {altered !== null && (
        <Upon close={closeAlter}>
          <AlterPanel key={altered.about.names.join(' ')} asked={altered} />
        </Upon>
      )}
      {consoleAt !== null && (
        <Upon close={closeConsole}>
          <Console anchor={consoleAt} />
        </Upon>
      )}
      {isDragged && (
        <Upon close={leaveDragged}>
          <DragLayer />
        </Upon>
      )}
      {scrubbed !== null && (
        <Upon close={closeScrub}>
          <ScrubPanel asked={scrubbed} />
        </Upon>
      )}
      {stopping !== null && (
        <Upon close={() => useStops.setState({ asked: null })}>
          <ConditionDialog point={stopping} />
        </Upon>
      )}
      {isPrinting && (
        <Upon close={closePrinting}>
          <PrintDialog />
        </Upon>
      )}
      {isWishing && (
        <Upon close={() => useAdvice.setState({ isWishing: false })}>
          <WishDialog />
        </Upon>
      )}
      {searchMode !== null && (
        <Upon close={closeSearch}>
          <SearchPanel mode={searchMode} />
        </Upon>
      )}
      {previewed !== null && (
        <Upon close={() => usePreview.setState({ path: null })}>
          <PicturePreview path={previewed} />
        </Upon>
      )}
      {savedAs !== null && (
        <Upon close={() => useSaveAs.setState({ path: null })}>
          <SaveAsDialog key={savedAs} path={savedAs} />
        </Upon>
      )}
      {mending !== null && (
        <Upon close={leaveMend}>
          <MendDialog mending={mending} />
        </Upon>
      )}
      {isOnTour && (
        <Upon close={leaveTour}>
          <Tour />
        </Upon>
      )}
      {isHelped && (
        <Upon close={closeHelp}>
          <Help commands={commands} />
        </Upon>
      )}
    </>
  );
}

function leaveDragged(): void {
  closeDrop();
  endDrag();
}
