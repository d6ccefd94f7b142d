import { useStore } from 'zustand';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './play-panel.css';
import { lazy, Suspense, useRef } from 'react';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { openConsole } from '#renderer/desk/altering/altering-store.ts';
import { act, cheat, newGame, whyNot } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { showInText } from '#renderer/desk/play/show-in-text.ts';
import { recordStore } from '#renderer/desk/playtests/record-store.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { endWords } from '#renderer/desk/words/generated/end-words.ts';
import { useWidth } from '#renderer/kit/layout/use-width.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { useDocuments, usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { Actions } from './actions.tsx';
import { Controls } from './controls.tsx';
import { DifferenceLine } from './difference.tsx';
import { EndPage } from './end/end-page.tsx';
import { GoingBackDialog } from './going-back-dialog.tsx';
import { Log } from './log.tsx';
import { NoGame } from './no-game.tsx';
import { SeatCurtain, useVeil } from './seat-curtain.tsx';
import { useMarked } from './use-marked.ts';

const ReachNote = lazy(() => import('../advice/reach-note.tsx').then((part) => ({ default: part.ReachNote })));
const StopBar = late(async () => (await import('../stops/stop-bar.tsx')).StopBar);

const LaidNote = late(async () => (await import('../playtests/laid-note.tsx')).TestOnBoardNote);
const MarkedNote = late(async () => (await import('../playtests/marked-note.tsx')).RangeStartNote);

const nothing = {};
const noLabels = {};
/** From this width on, in pixels, the actions are next to the table. */
const wideFrom = 940;

const LineStrip = late(async () => (await import('../branches/branch-strip.tsx')).BranchStrip);

export function Play() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const endLabels = useWords(endWords);
  const alterLabels = useWords(alterWords);
  const { view, state, busy, hasContent, end, program, played: log, laid } = useStore(playStore);
  const documents = useDocuments();
  const played = usePlayedDocuments();
  const marked = useMarked();
  const { Setup, Board, Cheats } = findTable(documents);
  const panel = useRef<HTMLElement>(null);
  const isWide = useWidth(panel) >= wideFrom;
  // When the game fills the desk, the log has no panel of its own.
  const hasLog = useStore(shownPartsStore, ({ shown }) => shown.has('log'));
  const playing = state === 'running' && view !== null;
  const isOver = playing && end !== null;
  const hasOwnLog = isWide && !hasLog;
  const hasReach = useStore(adviceStore, (advice) => advice.reach !== null);
  const isMarked = useStore(recordStore, ({ from, isOpen }) => from !== null && !isOpen);
  const veiledFor = useVeil();
  const isVeiled = veiledFor !== null && !isOver;
  return (
    <section
      className={`play ${isWide ? 'play-wide' : ''} ${isOver ? 'play-over' : ''}`}
      aria-label={words.play}
      ref={panel}
    >
      <p className="hidden" aria-live="polite">
        {isOver
          ? endLabels.over({ result: end.name, reason: end.reason?.text ?? '' })
          : program === null && !isVeiled && view?.entries.at(-1)?.sentence}
      </p>
      <div className="play-head">
        <Setup
          documents={documents}
          locale={locale}
          busy={busy || !hasContent || program !== null}
          onStart={newGame}
          running={log?.setup ?? null}
        />
        <Controls />
        <DifferenceLine />
        {hasReach && (
          <Suspense fallback={null}>
            <ReachNote />
          </Suspense>
        )}
        {laid !== null && <LaidNote />}
        {isMarked && <MarkedNote />}
        {playing && view.stopped !== null && !isVeiled && <StopBar stop={view.stopped} />}
      </div>
      {isOver ? (
        <EndPage end={end} documents={played} log={hasOwnLog && <Log />} />
      ) : isVeiled ? (
        <div className="board scroll">
          <SeatCurtain next={veiledFor} />
        </div>
      ) : (
        <>
          <div className="board scroll">
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
                onShow={showInText}
              />
            ) : (
              <NoGame />
            )}
          </div>
          <Actions />
        </>
      )}
      {!isVeiled && <LineStrip />}
      {!isOver && !isVeiled && hasOwnLog && <Log />}
      {!isOver && !isVeiled && (
        <section className="cheats" aria-label={words.cheats}>
          <h2>
            <span className="cheats-title">{words.cheats}</span>
            <IconButton
              icon="keyboard"
              label={alterLabels.openConsole}
              className="open-console"
              onClick={({ currentTarget }) => openConsole(currentTarget)}
            />
          </h2>
          <Cheats
            table={view?.table ?? null}
            documents={played}
            locale={locale}
            labels={view?.labels ?? noLabels}
            busy={busy || !playing}
            onCheat={cheat}
          />
        </section>
      )}
      <GoingBackDialog />
    </section>
  );
}
