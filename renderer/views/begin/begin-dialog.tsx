import { Dialog } from '@base-ui/react/dialog';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { OfferedTemplate, TemplateResult } from '#authoring/tools/new/begin.ts';
import { isPlayed, type TrialResult } from '#authoring/tools/new/trial.ts';
import type { Answers } from '#engine/kernel/contract/template.ts';
import {
  answerAll,
  beginStore,
  chooseKind,
  closeBegin,
  forgetAnswers,
  setNotYet,
} from '#renderer/desk/begin/begin-store.ts';
import { type NotMade, showBegun, writeBegun } from '#renderer/desk/begin/write-begun.ts';
import { debounced } from '#renderer/desk/timing/debounced.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { reasonOf } from '#renderer/desk/words/system-reasons.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { keyCaps } from '#renderer/kit/keys/keys.ts';
import { DialogClose, DialogTitle } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { BrokenDialog, Modal } from '#renderer/parts/boundary/modal.tsx';
import { BegunPreview } from './begun-preview.tsx';
import { GoToProblemButton, NothingToBegin } from './nothing-to-begin.tsx';
import { useOffered } from './offered.ts';
import { Questions } from './questions.tsx';
import { RadioCards } from './radio-cards.tsx';

const noAnswers: Answers = {};
/** Delay before the preview is updated, in milliseconds. */
const REST = 120;

export function BeginDialog() {
  const offered = useOffered();
  if (offered === null) return null;
  if (typeof offered === 'string') return <BrokenDialog why={offered} onClose={closeBegin} />;
  return offered.length === 0 ? <NothingToBegin /> : <BeginForm offered={offered} />;
}

function BeginForm({ offered }: { readonly offered: readonly OfferedTemplate[] }) {
  const words = useWords(beginWords);
  const fileLabels = useWords(fileWords);
  const locale = useLocale();
  const { kind: wanted, answers: all, isKindGiven } = useStore(beginStore);
  const chosen = offered.find(({ id }) => id === wanted) ?? offered[0];
  const kind = chosen?.id ?? '';
  const answers = all[kind] ?? noAnswers;
  const begun = useBegun(kind, answers);
  const trial = useTrial(begun, kind, answers);
  useToldToExplorer(begun);
  const room = useRoomForExplorer();
  const [isMaking, setMaking] = useState(false);
  const [said, setSaid] = useState('');
  const isMade = useRef(false);
  const [opener] = useState(() => document.activeElement);
  // Submitted before the preview was ready: create as soon as it is.
  const [meant, setMeant] = useState<{ readonly play: boolean } | null>(null);
  const ready = begun?.kind === 'begun' ? begun : null;
  const isForPlay = ready === null || ready.documents.some(({ path }) => isPlayed(path));
  const faults = begun?.kind === 'answers' ? begun.faults : [];

  const isOff = isMaking || (begun !== null && ready === null);
  const isPlayable = trial === null || trial.kind === 'ended' || trial.kind === 'unended';

  async function make(play: boolean): Promise<void> {
    if (chosen === undefined || isMaking) return;
    if (begun === null) return setMeant({ play });
    if (ready === null) return setSaid(begun.kind === 'answers' ? words.answerFirst : '');
    if (play && !isForPlay) return;
    if (play && !isPlayable) return setSaid(words.cannotPlay);
    setMaking(true);
    const names = { ja: chosen.name.ja, en: chosen.name.en };
    const refused = await writeBegun(ready.documents, names);
    setMaking(false);
    if (refused !== null) return setSaid(sentenceOf(refused));
    isMade.current = true;
    forgetAnswers(kind);
    showBegun(ready.documents, play);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the preview is ready
  useEffect(() => {
    if (begun === null || meant === null) return;
    setMeant(null);
    void make(meant.play);
  }, [begun, meant]);
  function change(alter: () => void): void {
    setMeant(null);
    setSaid('');
    alter();
  }
  function sentenceOf({ path, code }: NotMade): string {
    if (code === 'conflict') return words.stale;
    if (code === 'read-only') return words.onlyShown;
    if (code === 'gone') return words.gone;
    if (code === 'exists' || code === 'taken') return words.isThere({ path });
    return fileLabels.refused({ path, reason: reasonOf(fileLabels.reasons, code, locale) });
  }
  return (
    <Modal
      onClose={closeBegin}
      scrim={{ style: room.scrim }}
      className="dialog asking-dialog begin-dialog"
      style={room.dialog}
      {...(isKindGiven ? { initialFocus: firstQuestion } : {})}
      finalFocus={() => !isMade.current && (opener !== document.body || firstAction())}
    >
      <form
        className="asking"
        onSubmit={(event) => {
          event.preventDefault();
          void make(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void make(event.shiftKey);
        }}
      >
        <div className="asking-side begin-ask-side stack gap-5">
          <DialogTitle>{words.title}</DialogTitle>
          <Dialog.Description className="begin-lead muted text-12">{words.lead}</Dialog.Description>
          <RadioCards
            name="begin-kind"
            legend={words.kind}
            cards={offered.map((one) => ({ value: one.id, label: one.name[locale] }))}
            value={kind}
            onChoose={(next) => change(() => chooseKind(next))}
            isAnswered={kind === wanted}
          />
          {chosen !== undefined && (
            <Questions
              key={kind}
              questions={chosen.questions}
              answers={answers}
              faults={faults}
              onAnswer={(next) => change(() => answerAll(kind, next))}
            />
          )}
        </div>
        <BegunPreview begun={begun} trial={trial} />
        <div className="asking-foot row">
          {begun?.kind === 'no-such-list' ? (
            <div className="begin-wrong row wrap" role="alert">
              <p>{(begun.fault.isBroken ? words.noJson : words.noList)({ path: begun.fault.path })}</p>
              <GoToProblemButton path={begun.fault.path} />
            </div>
          ) : (
            <p className="begin-wrong" role="alert">
              {said}
            </p>
          )}
          <DialogClose>{words.leave}</DialogClose>
          <Button look="accent" type="submit" off={isOff}>
            {isMaking || meant !== null ? words.making : words.make}
            <kbd>{keyCaps('Mod+Enter').join(' ')}</kbd>
          </Button>
          {isForPlay && (
            <Button
              look="primary"
              icon="play"
              off={isOff || !isPlayable}
              aria-description={isPlayable ? undefined : words.cannotPlay}
              onClick={() => void make(true)}
            >
              {words.makeAndPlay}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

/** Its text is selected, so that typing replaces it. */
function firstQuestion(): HTMLElement | null {
  const field = document.querySelector<HTMLInputElement>('.questions :is(input:not([type="radio"]), input:checked)');
  field?.select();
  return field;
}

/** The button of the first scene has gone with the scene. */
const firstAction = () => document.querySelector<HTMLElement>('[data-part="play"] .actions li button');

function useBegun(kind: string, answers: Answers): TemplateResult | null {
  const begun = useAnswer([kind, answers], async (signal) => {
    await debounced(REST, signal);
    return kind === '' ? null : authoring().call('begun', { kind, answers });
  });
  return begun ?? null;
}

function useTrial(begun: TemplateResult | null, kind: string, answers: Answers): TrialResult | null {
  const isTried = begun?.kind === 'begun' && begun.documents.some(({ path }) => isPlayed(path));
  return (
    useAnswer([begun, kind, answers], () => (isTried ? authoring().call('tried', { kind, answers }) : null)) ?? null
  );
}

function useToldToExplorer(begun: TemplateResult | null): void {
  useEffect(() => {
    if (begun?.kind === 'begun')
      setNotYet(begun.documents.filter(({ before }) => before === null).map(({ path }) => path));
  }, [begun]);
  useEffect(() => () => setNotYet([]), []);
}

/** Share of the window's width up to which the explorer stays visible. */
const WIDEST = 0.3;

interface Room {
  readonly dialog: CSSProperties;
  readonly scrim: CSSProperties;
}

function useRoomForExplorer(): Room {
  const [room, setRoom] = useState<Room>({ dialog: {}, scrim: {} });
  useLayoutEffect(() => {
    const explorer = document.querySelector('.explorer');
    const look = (): void => setRoom(roomBeside(explorer?.getBoundingClientRect()));
    look();
    // The window reports its new size before the desk is laid out again, so observe the explorer as well.
    const watched = new ResizeObserver(look);
    if (explorer !== null) watched.observe(explorer);
    addEventListener('resize', look);
    return () => {
      watched.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return room;
}

function roomBeside(explorer: DOMRect | undefined): Room {
  if (explorer === undefined || explorer.right === 0 || explorer.right > innerWidth * WIDEST)
    return { dialog: {}, scrim: {} };
  const across = (x: number): string => `${(100 * x) / innerWidth}%`;
  const down = (y: number): string => `${(100 * y) / innerHeight}%`;
  const { left, right, top, bottom } = explorer;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const;
  const hole = corners.map(([x, y]) => `${across(x)} ${down(y)}`).join(', ');
  return {
    dialog: { ['--begin-free' as string]: `${(100 * right) / innerWidth}cqw` },
    scrim: { clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})` },
  };
}
