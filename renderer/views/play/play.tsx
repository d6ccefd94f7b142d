import { useStore } from 'zustand';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './play-panel.css';
import { lazy, Suspense, useId, useRef } from 'react';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { branchesStore } from '#renderer/desk/branches/branches-store.ts';
import { firstMinuteStore } from '#renderer/desk/help/first-minute-store.ts';
import { chooseNamed } from '#renderer/desk/inspector/choose.ts';
import { act, whyNot } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { recordStore } from '#renderer/desk/playtests/record-store.ts';
import { endWords } from '#renderer/desk/words/generated/end-words.ts';
import { classes } from '#renderer/kit/layout/classes.ts';
import { useWidth } from '#renderer/kit/layout/use-width.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { useDocuments, usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useOwnContent } from '#renderer/parts/play/use-own-content.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { Actions } from './actions.tsx';
import { Controls } from './controls.tsx';
import { DifferenceLine } from './difference.tsx';
import { GoingBackDialog } from './going-back-dialog.tsx';
import { Log } from './log.tsx';
import { NoGame } from './no-game.tsx';
import { SeatCurtain, useVeil } from './seat-curtain.tsx';
import { useMarked } from './use-marked.ts';

const ReachNote = lazy(() => import('../advice/reach-note.tsx').then((part) => ({ default: part.ReachNote })));
const EndPage = late(async () => (await import('./end/end-page.tsx')).EndPage);
const StopBar = late(async () => (await import('../stops/stop-bar.tsx')).StopBar);

const LaidNote = late(async () => (await import('../playtests/laid-note.tsx')).TestOnBoardNote);
const MarkedNote = late(async () => (await import('../playtests/marked-note.tsx')).RangeStartNote);

const nothing = {};
/** From this width on, in pixels, the actions are next to the table. */
const wideFrom = 940;

const FirstScene = late(async () => (await import('../help/first-scene.tsx')).FirstScene);
const UnusedNote = late(async () => (await import('../help/unused-note.tsx')).UnusedNote);
const BranchNotes = late(async () => (await import('../branches/branch-notes.tsx')).BranchNotes);

export function Play() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const endLabels = useWords(endWords);
  const { view, state, busy, end, program, line, laid } = useStore(playStore);
  const documents = useDocuments();
  const played = usePlayedDocuments();
  const marked = useMarked();
  const { Board } = findTable(documents);
  const panel = useRef<HTMLElement>(null);
  const isWide = useWidth(panel) >= wideFrom;
  // When the game fills the desk, the log has no panel of its own.
  const hasLog = useStore(shownPartsStore, ({ shown }) => shown.has('log'));
  const playing = state === 'running' && view !== null;
  const isOver = playing && end !== null;
  const isShowing = useStore(firstMinuteStore, (state) => state.scene !== 'none' && state.scene !== 'unused');
  const hasOwnLog = isWide && !hasLog && !isShowing;
  const hasReach = useStore(adviceStore, (advice) => advice.reach !== null);
  const isMarked = useStore(recordStore, ({ from, isOpen }) => from !== null && !isOpen);
  const veiledFor = useVeil();
  const isVeiled = veiledFor !== null && !isOver;
  const isOnOwn = useOwnContent();
  const hasBranchNote = useStore(
    branchesStore,
    ({ unkept, other }) => unkept !== null || isOnOwn || (other !== null && other.line === line),
  );
  const scene = useStore(firstMinuteStore, (state) => (isOver || isVeiled ? 'none' : state.scene));
  const isScene = isShowing && scene !== 'none';
  const board = useRef<HTMLDivElement>(null);
  const promptId = useId();
  const asked = view?.decision?.prompt;
  const prompt =
    asked === undefined ? null : (
      <p className="prompt breaks text-12 bold" id={promptId} data-tip={asked}>
        {asked}
      </p>
    );
  return (
    <section
      className={classes('play', isScene ? 'play-scene' : isWide && 'play-wide', isOver && 'play-over')}
      aria-label={words.play}
      ref={panel}
    >
      <p className="hidden" aria-live="polite">
        {isOver
          ? endLabels.over({ result: end.name, reason: end.reason?.text ?? '' })
          : program === null && !isVeiled && view?.entries.at(-1)?.sentence}
      </p>
      <div className="play-head">
        <Controls />
        <DifferenceLine />
        {hasReach && (
          <Suspense fallback={null}>
            <ReachNote />
          </Suspense>
        )}
        {hasBranchNote && <BranchNotes />}
        {laid !== null && <LaidNote />}
        {isMarked && <MarkedNote />}
        {playing && view.stopped !== null && !isVeiled && <StopBar stop={view.stopped} />}
        {isWide && !isOver && !isVeiled && !isScene && prompt}
        {scene === 'unused' && <UnusedNote />}
      </div>
      {isOver ? (
        <EndPage end={end} documents={played} log={hasOwnLog && <Log />} />
      ) : isVeiled ? (
        <div className="board scroll">
          <SeatCurtain next={veiledFor} />
        </div>
      ) : (
        <>
          <div className="board scroll" ref={board}>
            {playing ? (
              <Board
                table={view.table}
                figures={view.figures}
                labels={view.labels}
                locale={locale}
                documents={played}
                actions={view.actions}
                about={view.decision?.about ?? nothing}
                asked={view.asked}
                busy={busy}
                onAct={act}
                onWhy={whyNot}
                marked={marked}
                onShow={chooseNamed}
              />
            ) : (
              <NoGame />
            )}
          </div>
          {isScene ? (
            <FirstScene board={board}>
              <Actions promptId={promptId} prompt={prompt} />
            </FirstScene>
          ) : (
            <Actions promptId={promptId} prompt={isWide ? null : prompt} />
          )}
        </>
      )}
      {!isOver && !isVeiled && hasOwnLog && <Log />}
      <GoingBackDialog />
    </section>
  );
}
