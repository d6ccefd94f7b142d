import type { LabFindings, LabRun } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { DeadChoices } from './dead-choices.tsx';
import { Figure } from './figures.tsx';
import { GameLink } from './game-link.tsx';
import { percent } from './numbers.ts';
import { type Cell, Panel } from './panel.tsx';
import { PathLink } from './path-link.tsx';

interface FindingsProps {
  readonly run: LabRun;
  readonly results: LabFindings;
}

/** What a project could do without, and where it gets stuck. */
export function FindingsPanels({ run, results }: FindingsProps) {
  const words = useWords(balanceWords);
  const { deadChoices, neverRun, endless, decidedEarly } = results.report;
  return (
    <>
      <dl className="balance-figures" aria-label={words.figures}>
        <Figure name={words.deadChoices} value={String(deadChoices.length)}>
          {words.gamesOf({ count: results.report.games })}
        </Figure>
        <Figure name={words.neverRun} value={neverRun.never === null ? '–' : String(neverRun.never.length)}>
          {neverRun.never === null ? words.tooFewForEffects : words.ofEffects({ count: neverRun.effects })}
        </Figure>
        <Figure name={words.endless} value={String(endless.games)}>
          {words.shareOfGames({ low: percent(endless.interval[0]), high: percent(endless.interval[1]) })}
        </Figure>
        <Figure name={words.decidedEarly} value={String(decidedEarly.decided)}>
          {words.ofLooked({ count: decidedEarly.games })}
        </Figure>
      </dl>
      <div className="balance-panels">
        <div className="balance-column">
          <DeadChoices results={results} />
          <Endless run={run} results={results} />
          <DecidedEarly run={run} results={results} />
          <Players results={results} />
        </div>
        <div className="balance-column">
          <NeverRun results={results} />
        </div>
      </div>
    </>
  );
}

type ResultsOnly = Pick<FindingsProps, 'results'>;

function Players({ results: { report } }: ResultsOnly) {
  const words = useWords(balanceWords);
  const rows = report.difficulty.map(({ seats, games, wins, rounds, apart }) => [
    ...[words.seatsOf({ count: seats }), games],
    ...(wins === null
      ? ['', '']
      : [`${percent(wins.winRate)} %`, `${percent(wins.interval[0])} – ${percent(wins.interval[1])} %`]),
    ...[rounds.mean.toFixed(1), apart === null ? '' : words.aparts[apart]],
  ]);
  const columns = [words.seats, words.gamesAxis, words.wins, words.interval, words.rounds, words.apart];
  return <Panel title={words.players} help={words.playersHelp} columns={columns} rows={rows} />;
}

function NeverRun({ results: { report } }: ResultsOnly) {
  const words = useWords(balanceWords);
  const { never, games } = report.neverRun;
  return (
    <Panel
      title={words.neverRun}
      help={words.neverRunHelp({ games })}
      columns={[words.effect]}
      rows={(never ?? []).map((path) => [{ text: path, drawn: <PathLink path={path} /> }])}
      most={20}
      empty={never === null ? words.tooFewForEffects : words.noneNeverRun}
    />
  );
}

function Endless({ run, results: { report } }: FindingsProps) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const rows = report.endless.first.map(({ seats, seed, message }): readonly Cell[] => [
    words.seatsOf({ count: seats }),
    {
      text: String(seed),
      drawn: <GameLink {...{ run, game: { seed, seats, at: null } }}>{words.openSeed({ seed })}</GameLink>,
    },
    message[locale],
  ]);
  const columns = [words.seats, words.seed, words.why];
  return <Panel title={words.endless} columns={columns} rows={rows} empty={words.noneEndless} />;
}

function DecidedEarly({ run, results: { report, results } }: FindingsProps) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const { list, games } = report.decidedEarly;
  const rows = list.map(({ seed, result, at, of, round }): readonly Cell[] => [
    {
      text: String(seed),
      drawn: <GameLink {...{ run, game: { seed, seats: null, at } }}>{words.openSeed({ seed })}</GameLink>,
    },
    result === null ? '' : (results[result]?.[locale] ?? result),
    ...[`${at}/${of}`, round],
  ]);
  return (
    <Panel
      title={words.decidedEarly}
      help={words.decidedEarlyHelp({ games })}
      columns={[words.seed, words.result, words.decidedAt, words.round]}
      rows={rows}
      empty={words.noneDecidedEarly}
    />
  );
}
