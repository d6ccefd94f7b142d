import type { LabRun } from '#api/studio/lab-calls.ts';
import { changeRun, chooseRun } from '#renderer/desk/balance/balance-commands.ts';
import { isUnfinished } from '#renderer/desk/balance/balance-store.ts';
import { type BalanceWords, balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { wordFor } from '#renderer/desk/words/words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
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
  const { choices, seats, program, games, against } = question;
  const parts = [
    ...Object.values(choices).map((id) => nameOf(id)),
    words.seatsOf({ count: seats }),
    wordFor(players, program) ?? program,
    words.gamesOf({ count: games }),
  ];
  const other = against === null ? [] : [`⇄ ${nameOfSide(against, runs, words)}`];
  return [...parts, ...other].join(' · ');
}

function nameOfSide(
  against: NonNullable<LabRun['question']['against']>,
  runs: readonly LabRun[],
  words: BalanceWords,
): string {
  if (against.kind === 'saved') return words.againstSaved;
  if (against.kind === 'commit') return words.againstCommit;
  const at = runs.findIndex(({ run }) => run === against.run);
  return at < 0 ? '…' : words.againstRun({ number: at + 1 });
}

function RunStatus({ run: { at } }: { readonly run: LabRun }) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const { states, failures } = words;
  switch (at.state) {
    case 'waiting':
      return <span className="muted text-12">{states.waiting}</span>;
    case 'running':
      return (
        <span className="muted text-12 nowrap">
          {states.running({ done: at.done, of: at.of, left: at.seconds === null ? null : timeOf(at.seconds, words) })}
        </span>
      );
    case 'paused':
      return <span className="muted text-12">{states.paused({ done: at.done, of: at.of })}</span>;
    case 'done':
      return <span className="muted text-12">{states.done({ done: at.done })}</span>;
    case 'stopped':
      return <span className="muted text-12">{states.stopped({ done: at.done })}</span>;
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

const timeOf = (seconds: number, words: BalanceWords): string =>
  seconds < 90 ? words.seconds({ count: seconds }) : words.minutes({ count: Math.round(seconds / 60) });
