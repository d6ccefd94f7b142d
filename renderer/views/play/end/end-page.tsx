import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './end-page.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { chooseReward, newGame } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { endWords } from '#renderer/desk/words/generated/end-words.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import type { EndView } from '#renderer/desk/workers/engine-calls.ts';
import { formatAmount } from '#renderer/tables/library/format-amount.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { EndMoments } from './end-moments.tsx';
import { EndUndone } from './end-undone.tsx';

interface EndPageProps {
  readonly end: EndView;
  /** The documents that the game was played on. */
  readonly documents: Documents;
  /** The log, if it has no panel of its own. */
  readonly log: ReactNode;
}

/** Game-specific parts, such as rank, story and rewards, are drawn by the game's table. */
export function EndPage({ end, documents, log }: EndPageProps) {
  const words = useWords(endWords);
  const locale = useLocale();
  const { played, busy, reward } = useStore(playStore);
  const { end: parts, gameName } = findTable(documents);
  const heading = useRef<HTMLHeadingElement>(null);
  const setup = played?.setup ?? {};
  // In games with scores, the scores show what decided it.
  const hasScores = end.seats.some(({ score }) => score !== null);
  const own = { end, documents, locale };
  const isAgainst = hasScores || new Set(end.seats.map(({ place }) => place)).size > 1;
  const winners = end.seats.flatMap(({ won }, seat) => (won ? [end.seatLabels[seat] ?? String(seat + 1)] : []));
  const best = end.seats.find(({ won }) => won)?.score?.sum ?? null;
  // In cooperative games the result comes first and its cause below.
  const reason = isAgainst ? end.name : (end.ending?.name ?? end.reason?.text);

  // Move the focus to the top, unless the user is working elsewhere.
  useEffect(() => {
    const held = document.activeElement;
    if (held === null || held === document.body || held.closest('.play') !== null) heading.current?.focus();
  }, []);

  return (
    <section className="end" aria-label={words.page}>
      <div className="end-main">
        <header className="end-hero grid" data-result={end.result}>
          <parts.Story {...own} />
          <div className="end-result">
            <p className="end-game muted text-12 bold">{gameName(setup, documents, locale)}</p>
            <h2 tabIndex={-1} ref={heading}>
              <span className="end-result-name">
                {isAgainst ? words.wins({ names: winners.join(words.and), count: winners.length }) : end.name}
              </span>
              {reason != null && <span className="end-reason text-15 bold">{reason}</span>}
            </h2>
          </div>
          <dl className="end-figures flex gap-6">
            <div>
              <dt>{words.rounds}</dt>
              <dd>{end.rounds}</dd>
            </div>
            <div>
              <dt>{words.decisions}</dt>
              <dd>{end.decisions}</dd>
            </div>
            {hasScores && best !== null && (
              <div>
                <dt>{words.points}</dt>
                <dd>{formatAmount(best)}</dd>
              </div>
            )}
          </dl>
        </header>
        {hasScores && <parts.Rank {...own} />}
        <EndUndone />
        {(end.moments.length > 0 || !hasScores) && <EndMoments end={end} />}
        <parts.Rewards {...own} chosen={reward} onChoose={chooseReward} />
        <WhatNext setup={setup} busy={busy} />
      </div>
      <aside className="end-side gap-5 grid">
        {!hasScores && <parts.Rank {...own} />}
        {log}
      </aside>
    </section>
  );
}

function recordGame(): void {
  void import('#renderer/desk/playtests/record-test.ts').then(({ markGame }) => markGame());
}

/** The finished game is kept: its line can be replayed. */
function WhatNext({ setup, busy }: { readonly setup: JsonObject; readonly busy: boolean }) {
  const words = useWords(endWords);
  const tests = useWords(testWords);
  const { seed } = setup;
  if (typeof seed !== 'number') return null;
  const choices = [
    { name: words.next, icon: 'next', to: seed + 1, look: 'primary' },
    { name: words.again, icon: 'again', to: seed, look: 'plain' },
  ] as const;
  return (
    <footer className="end-next flex wrap">
      {choices.map(({ name, icon, to, look }) => (
        <span key={name} className="end-choice gap-4 muted text-12">
          <Button look={look} icon={icon} off={busy} onClick={() => void newGame({ ...setup, seed: to })}>
            {name}
          </Button>
          <span className="code">{to}</span>
        </span>
      ))}
      <Button icon="record" off={busy} aria-description={tests.recordHelp} onClick={recordGame}>
        {tests.record}
      </Button>
    </footer>
  );
}
