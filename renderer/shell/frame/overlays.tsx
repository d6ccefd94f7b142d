import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { alteringStore, closeAlter, closeConsole, closeDrop, endDrag } from '#renderer/desk/altering/altering-store.ts';
import { beginStore, closeBegin } from '#renderer/desk/begin/begin-store.ts';
import { saveAsStore } from '#renderer/desk/explorer/save-as-store.ts';
import { closeHelp, helpStore } from '#renderer/desk/help/help-store.ts';
import { endTour, tourStore } from '#renderer/desk/help/tour-store.ts';
import { closePalette, paletteStore } from '#renderer/desk/palette/palette-store.ts';
import { closePrinting, printingStore } from '#renderer/desk/printing/printing-store.ts';
import { closeFixes, openFixesStore } from '#renderer/desk/problems/fix-problem.ts';
import { previewStore } from '#renderer/desk/project/preview-store.ts';
import { closeReason, reasonStore } from '#renderer/desk/reason/reason-store.ts';
import { renameStore } from '#renderer/desk/rename/rename-store.ts';
import { breakpointsStore } from '#renderer/desk/stops/stops-store.ts';
import { faultWords } from '#renderer/desk/words/generated/fault-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { BrokenDialog } from '#renderer/parts/boundary/modal.tsx';
import { PartBoundary } from '#renderer/parts/boundary/part-boundary.tsx';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { holdTyping } from '#renderer/parts/keys/held-typing.ts';
import { elementOf } from '#renderer/parts/look/anchor-element.ts';
import { closeScrub, scrubStore } from '#renderer/views/scrub/scrub-store.ts';
import { endSwitch, tabSwitchStore } from '../documents/tab-switch-store.ts';

/** What is typed while it loads goes to its first field. */
const lateDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  late(load, HeldTyping);

function HeldTyping(): null {
  useLayoutEffect(holdTyping, []);
  return null;
}

const Palette = lateDialog(async () => (await import('../commands/palette.tsx')).Palette);
const AlterPanel = lateDialog(async () => (await import('#renderer/views/altering/alter-panel.tsx')).AlterPanel);
const Console = lateDialog(async () => (await import('#renderer/views/altering/console.tsx')).Console);
const DragLayer = late(async () => (await import('#renderer/views/altering/drag-layer.tsx')).DragLayer);
const Help = lateDialog(async () => (await import('#renderer/views/help/help.tsx')).Help);
const Tour = late(async () => (await import('../tour/tour.tsx')).Tour);
const BeginDialogs = lateDialog(async () => (await import('#renderer/views/begin/begin-dialogs.tsx')).BeginDialogs);
const RenameDialog = lateDialog(async () => (await import('#renderer/views/rename/rename-dialog.tsx')).RenameDialog);
const FixDialog = lateDialog(async () => (await import('#renderer/views/problems/fix-dialog.tsx')).FixDialog);
const TabSwitchList = late(async () => (await import('../documents/tab-switch.tsx')).TabSwitchList);
const PicturePreview = late(async () => (await import('#renderer/views/pictures/picture-preview.tsx')).PicturePreview);
const SaveAsDialog = lateDialog(async () => (await import('#renderer/views/explorer/save-as-dialog.tsx')).SaveAsDialog);
const PrintDialog = lateDialog(async () => (await import('#renderer/views/printing/print-dialog.tsx')).PrintDialog);
const ReasonPanel = lateDialog(async () => (await import('#renderer/views/reason/reason-panel.tsx')).ReasonPanel);
const ConditionDialog = lateDialog(
  async () => (await import('#renderer/views/stops/condition-dialog.tsx')).ConditionDialog,
);
const WishDialog = lateDialog(async () => (await import('#renderer/views/advice/wish-dialog.tsx')).WishDialog);
const ScrubPanel = lateDialog(async () => (await import('#renderer/views/scrub/scrub-panel.tsx')).ScrubPanel);

interface UponProps {
  readonly close: () => void;
  readonly children: ReactNode;
}

/** An error closes only this overlay. */
function Upon({ close, children }: UponProps) {
  const words = useWords(faultWords);
  return (
    <PartBoundary name={words.dialog} fallback={(_, why) => <BrokenDialog why={why} onClose={close} />}>
      {children}
    </PartBoundary>
  );
}

export function Overlays({ commands }: { readonly commands: Commands }) {
  const isHelped = useStore(helpStore, (state) => state.page !== null);
  const isOnTour = useStore(tourStore, (state) => state.isOpen);
  const openFixes = useStore(openFixesStore, (state) => state.open);
  const isSought = useStore(paletteStore, (state) => state.mode !== null);
  const listed = useStore(paletteStore, (state) => state.listed);
  const isBeginning = useStore(beginStore, (state) => state.open !== null);
  const tabSwitch = useStore(tabSwitchStore, (state) => state.now);
  const savedAs = useStore(saveAsStore, (state) => state.path);
  const isRenaming = useStore(renameStore, (state) => state.asked !== null);
  const wondered = useStore(reasonStore, (state) => state.asked);
  const altered = useStore(alteringStore, (state) => state.asked);
  const isDragged = useStore(alteringStore, (state) => state.dragged !== null || state.dropped !== null);
  const consoleAt = useStore(alteringStore, (state) => state.console);
  const scrubbed = useStore(scrubStore, (state) => state.asked);
  const stopping = useStore(breakpointsStore, (state) => state.asked);
  const previewed = useStore(previewStore, (state) => state.path);
  const isPrinting = useStore(printingStore, (state) => state.isOpen);
  const isWishing = useStore(adviceStore, (state) => state.isWishing);
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
        <Upon close={() => renameStore.setState({ asked: null })}>
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
          <Console anchor={elementOf(consoleAt)} />
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
        <Upon close={() => breakpointsStore.setState({ asked: null })}>
          <ConditionDialog point={stopping} />
        </Upon>
      )}
      {isPrinting && (
        <Upon close={closePrinting}>
          <PrintDialog />
        </Upon>
      )}
      {isWishing && (
        <Upon close={() => adviceStore.setState({ isWishing: false })}>
          <WishDialog />
        </Upon>
      )}
      {previewed !== null && (
        <Upon close={() => previewStore.setState({ path: null })}>
          <PicturePreview path={previewed} />
        </Upon>
      )}
      {savedAs !== null && (
        <Upon close={() => saveAsStore.setState({ path: null })}>
          <SaveAsDialog key={savedAs} path={savedAs} />
        </Upon>
      )}
      {openFixes !== null && (
        <Upon close={closeFixes}>
          <FixDialog open={openFixes} />
        </Upon>
      )}
      {isOnTour && (
        <Upon close={endTour}>
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
