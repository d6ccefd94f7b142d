import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { classes } from '#renderer/kit/layout/classes.ts';
import { Count } from '#renderer/kit/layout/count.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './actions.css';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { readingsOf } from '#renderer/desk/altering/readings-of.ts';
import { noteDrawn } from '#renderer/desk/play/first-board.ts';
import { offersIn } from '#renderer/desk/play/number-offers.ts';
import { act } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { soughtActions } from '#renderer/desk/play/sought-actions.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import { useDocuments, usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { libraryWords } from '#renderer/tables/library/library-words.ts';
import { NumberForm } from '#renderer/tables/library/number-form.tsx';
import { findTable } from '#renderer/tables/table-list.ts';
import { NoGame } from './no-game.tsx';

const LookAhead = lazy(() => import('../advice/look-ahead.tsx').then((part) => ({ default: part.LookAhead })));
const ProspectBar = lazy(() => import('../advice/prospect-bar.tsx').then((part) => ({ default: part.ProspectBar })));

/** The field of a number, where Enter gives it, or a button. */
const FIRST_ACTION = 'input, button:not([tabindex="-1"])';

const longList = 10;

/** In half-width characters; longer sentences take the full width. */
const longSentence = 30;

/** The current decision and its legal actions, with a filter for long lists. */
export function Actions({ promptId, prompt }: { readonly promptId: string; readonly prompt: ReactNode }) {
  const words = useWords(deskWords);
  const { view, state, busy } = useStore(playStore);
  const whatIf = useStore(adviceStore, (advice) => (advice.whatIf?.of === view?.actions ? advice.whatIf : null));
  const actions = view?.actions ?? [];
  const [sought, setSought] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const wasChosen = useRef(false);

  // Keyboard players continue at the top of the next list, not at the top of the page.
  useEffect(() => {
    setSought('');
    if (wasChosen.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(FIRST_ACTION)?.focus();
    wasChosen.current = false;
    if (view !== null) noteDrawn();
  }, [view]);

  function choose(answer: JsonObject): void {
    if (busy) return;
    wasChosen.current = true;
    void act(answer);
  }

  const isLong = actions.length > longList;
  const documents = usePlayedDocuments();
  const isSought = sought.trim() !== '';
  const readings = useMemo(() => (isSought ? readingsOf(documents) : new Map<string, string>()), [documents, isSought]);
  const found = isLong ? soughtActions(actions, sought, readings) : actions;
  const groups = groupsOf(found);
  const named = groups ?? [['', found] as const];
  return (
    <section className="actions">
      <h2>
        {words.actions}
        <Count of={actions.length} />
      </h2>
      {prompt}
      {isLong && (
        <input
          type="search"
          className="actions-search"
          aria-label={words.seekAction}
          placeholder={words.seekAction}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setSought('');
          }}
        />
      )}
      {state === 'running' && actions.length > 0 && (
        <Suspense fallback={null}>
          <LookAhead whatIf={whatIf} />
        </Suspense>
      )}
      {state !== 'running' ? (
        <NoGame />
      ) : actions.length === 0 ? (
        <p className="empty">{view?.seat == null || view.decision === null ? words.noActions : words.othersTurn}</p>
      ) : found.length === 0 ? (
        <p className="empty">{words.nothingFits({ count: actions.length })}</p>
      ) : (
        <ul
          className={`rows ${whatIf === null ? '' : 'rows-looked-at'}`}
          aria-label={words.actions}
          aria-describedby={promptId}
          ref={list}
        >
          {named.map(([by, those]) => {
            const label = view?.labels[by] ?? by;
            const rows = offersIn(those, whatIf === null).map((offer) =>
              offer.length > 1 ? (
                <NumberRow key={`${view?.at} ${offer[0].sentence}`} answers={offer} busy={busy} onChoose={choose} />
              ) : (
                <ActionRow
                  key={offer[0].sentence}
                  action={offer[0]}
                  of={label}
                  busy={busy}
                  isLookedAt={whatIf !== null}
                  onChoose={choose}
                />
              ),
            );
            if (groups === null) return rows;
            return (
              <li key={by} className="action-group">
                <h3 className="muted text-11 bold">{label}</h3>
                <ul aria-label={label}>{rows}</ul>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly action: OfferedAction;
  readonly of: string;
  readonly busy: boolean;
  readonly isLookedAt: boolean;
  readonly onChoose: (answer: JsonObject) => void;
}

function ActionRow({ action: { answer, sentence }, of, busy, isLookedAt, onChoose }: RowProps) {
  const locale = useLocale();
  const view = useStore(playStore, (state) => state.view);
  const played = usePlayedDocuments();
  const { ActionSign, ActionCost } = findTable(useDocuments());
  // Hide the name visually where the heading shows it; it stays in the accessible name.
  const said = of === '' ? null : /^(?:：|: )/.exec(sentence.startsWith(of) ? sentence.slice(of.length) : '');
  const rest = said === null ? 0 : of.length + said[0].length;
  const seen = sentence.slice(rest);
  return (
    <li className={widthOf(seen) > longSentence ? 'action-long' : undefined}>
      <Button
        look="bare"
        className={classes('action flex gap-3 breaks', isLookedAt && 'wide')}
        off={busy}
        onClick={() => onChoose(answer)}
      >
        <ActionSign answer={answer} />
        <span className="action-sentence">
          {rest > 0 && <span className="hidden">{sentence.slice(0, rest)}</span>}
          {seen}
        </span>
        {isLookedAt && (
          <Suspense fallback={null}>
            <ProspectBar answer={answer} />
          </Suspense>
        )}
        {view !== null && (
          <ActionCost answer={answer} table={view.table} figures={view.figures} documents={played} locale={locale} />
        )}
      </Button>
    </li>
  );
}

interface NumberRowProps {
  readonly answers: readonly OfferedAction[];
  readonly busy: boolean;
  readonly onChoose: (answer: JsonObject) => void;
}

/** Answers that differ only in a number, from the one that the game names first. */
function NumberRow({ answers, busy, onChoose }: NumberRowProps) {
  const words = useWords(deskWords);
  const locale = useLocale();
  const amounts = answers.map(({ answer }) => Number(answer['amount']));
  const sentenceOf = (amount: number) => answers.find(({ answer }) => answer['amount'] === amount)?.sentence ?? '';
  return (
    <li className="action-long">
      <NumberForm
        answers={answers}
        label={words.amount}
        {...(amounts[0] === Math.max(...amounts) && { first: 'most' })}
        say={sentenceOf}
        words={libraryWords(locale)}
        busy={busy}
        onAct={onChoose}
      />
    </li>
  );
}

/** Width of a sentence in half-width characters. */
function widthOf(sentence: string): number {
  let width = 0;
  for (const letter of sentence) width += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return width;
}

/** Groups long lists by actor, in order of appearance; null if there is only one group. */
function groupsOf(actions: readonly OfferedAction[]): readonly (readonly [string, readonly OfferedAction[]])[] | null {
  if (actions.length <= longList) return null;
  const groups = new Map<string, OfferedAction[]>();
  for (const action of actions) {
    const { by } = action.answer;
    if (typeof by !== 'string') return null;
    groups.set(by, [...(groups.get(by) ?? []), action]);
  }
  return groups.size > 1 ? [...groups] : null;
}
