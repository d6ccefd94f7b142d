import type { LabAgainst, LabAim, LabRun, LabState } from '#api/studio/lab-calls.ts';
import { changeRun, chooseRun } from '#renderer/desk/balance/balance-commands.ts';
import { isUnfinished } from '#renderer/desk/balance/balance-store.ts';
import { type BalanceWords, balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { wordFor } from '#renderer/desk/words/words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { percent } from './numbers.ts';
import { useCardNames } from './use-card-names.ts';

interface RunListProps {
  readonly runs: readonly LabRun[];
  readonly chosen: string | null;
}

/** The newest first. */
export function RunList({ runs, chosen }: RunListProps) {
  const words = useWords(balanceWords);
  return (
    <ul className="balance-runs" aria-label={words.runs}>
      {runs
        .map((run, at) => <RunRow key={run.run} run={run} number={at + 1} runs={runs} isChosen={run.run === chosen} />)
        .toReversed()}
    </ul>
  );
}

interface RunRowProps {
  readonly run: LabRun;
  readonly number: number;
  readonly runs: readonly LabRun[];
  readonly isChosen: boolean;
}

function RunRow({ run, number, runs, isChosen }: RunRowProps) {
  const words = useWords(balanceWords);
  const api = useStudioApi();
  const { at } = run;
  const change = (to: 'pause' | 'resume' | 'stop' | 'remove') => () => void changeRun(api, run.run, to);
  return (
    <li className="balance-run row" aria-current={isChosen}>
      <Button look="row" className="grow" onClick={() => chooseRun(api, run.run)}>
        <span className="bold nowrap">{words.run({ number })}</span>
        <span className="cut grow">
          <WhatIsMeasured run={run} runs={runs} />
        </span>
      </Button>
      {(at.state === 'running' || at.state === 'paused') && (
        <progress max={at.of} value={at.done} aria-label={words.run({ number })} />
      )}
      <RunStatus run={run} />
      {at.state === 'running' && <IconButton look="tool" icon="pause" label={words.pause} onClick={change('pause')} />}
      {at.state === 'paused' && <IconButton look="tool" icon="play" label={words.resume} onClick={change('resume')} />}
      {isUnfinished(run) ? (
        <IconButton look="tool" icon="stop" label={words.stop} onClick={change('stop')} />
      ) : (
        <IconButton look="tool" icon="close" label={words.remove} onClick={change('remove')} />
      )}
    </li>
  );
}

function WhatIsMeasured({ run: { question }, runs }: { readonly run: LabRun; readonly runs: readonly LabRun[] }) {
  const words = useWords(balanceWords);
  const { players } = useWords(deskWords);
  const nameOf = useCardNames();
  const { choices, seats, program, games, aim } = question;
  const parts = [
    ...Object.values(choices).map((id) => nameOf(id)),
    words.seatsOf({ count: seats }),
    wordFor(players, program) ?? program,
    words.gamesOf({ count: games }),
  ];
  return [...parts, ...aimText()].join(' · ');

  function aimText(): readonly string[] {
    switch (aim.kind) {
      case 'balance':
        return aim.against === null ? [] : [`⇄ ${nameOfSide(aim.against, runs, words)}`];
      case 'findings':
        return [words.aims.findings];
      case 'cards':
        return [words.aims.cards, ...(aim.dominated ? [words.dominated] : [])];
      case 'numbers':
        return [words.aims.numbers, ...(aim.place === null ? [] : [aim.place])];
      case 'value':
        return [words.aims.value, `${aim.number} → ${percent(aim.target)} %`];
    }
  }
}

function nameOfSide(against: NonNullable<LabAgainst>, runs: readonly LabRun[], words: BalanceWords): string {
  if (against.kind === 'saved') return words.againstSaved;
  if (against.kind === 'commit') return words.againstCommit;
  const at = runs.findIndex(({ run }) => run === against.run);
  return at < 0 ? '…' : words.againstRun({ number: at + 1 });
}

function RunStatus({ run: { at, question } }: { readonly run: LabRun }) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const { states, failures } = words;
  switch (at.state) {
    case 'waiting':
      return <span className="muted text-12">{states.waiting}</span>;
    case 'running':
    case 'paused':
    case 'done':
    case 'stopped':
      return <span className="muted text-12 nowrap">{progressText(at, question.aim.kind, words)}</span>;
    case 'refused':
      return (
        <span className="text-12 text-error">
          {states.refused} {words.refusedAt({ seed: at.seed ?? '?', message: at.message[locale] })}
        </span>
      );
    case 'failed':
      return (
        <span className="text-12 text-error">
          {states.failed} {failures[at.why]}
        </span>
      );
  }
}

type Progress = Extract<LabState, { readonly done: number }>;

/** How far it is, in what it counts. */
function progressText(at: Progress, kind: LabAim['kind'], { states, ...words }: BalanceWords): string {
  const isGames = kind === 'balance';
  switch (at.state) {
    case 'running': {
      const left = at.seconds === null ? null : timeOf(at.seconds, words);
      const running = {
        ...{ balance: states.running, cards: states.ofCards, numbers: states.ofNumbers, value: states.ofValues },
        findings: states.ofFindings,
      }[kind];
      return running({ done: at.done, of: at.of, left, percent: Math.round((100 * at.done) / Math.max(1, at.of)) });
    }
    case 'paused':
      return isGames ? states.paused({ done: at.done, of: at.of }) : states.pausedShort;
    case 'done':
      return {
        ...{ balance: states.done, cards: states.doneCards, numbers: states.doneNumbers, value: states.doneValues },
        findings: states.doneFindings,
      }[kind]({ done: at.done });
    case 'stopped':
      return isGames ? states.stopped({ done: at.done }) : states.stoppedShort;
  }
}

const timeOf = (seconds: number, words: Pick<BalanceWords, 'seconds' | 'minutes'>): string =>
  seconds < 90 ? words.seconds({ count: seconds }) : words.minutes({ count: Math.round(seconds / 60) });
