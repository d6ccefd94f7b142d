import { useStore } from 'zustand';
import type { DifferentGame, RenameProof } from '#authoring/tools/rename/rename-proof.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { ComparedSide } from '#renderer/desk/history/side.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { engine } from '#renderer/desk/play/running-engine.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { replayed } from '#renderer/desk/words/replayed.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useAnswer, useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

interface GameDifferenceProps {
  readonly path: string;
  readonly older: ComparedSide;
  readonly newer: ComparedSide;
}

export function GameDifference({ path, older, newer }: GameDifferenceProps) {
  const words = useWords(historyWords);
  const now = useStore(projectStore, (state) => state.files.get(path)?.text ?? null);
  // Compare with the current text if it is one of the two, else with the older one.
  const then = newer.text === now ? older : older.text === now ? newer : older;
  const proof = useProof(path, then.text);
  if (proof === undefined)
    return (
      <p className="empty" role="status">
        {words.proving}
      </p>
    );
  if (proof === null) return <p className="empty">{words.notPlayable}</p>;
  return (
    <section className="scroll history-games" aria-label={words.ways.games}>
      <p className="virtual-heading cut">{words.comparison({ one: then.label, other: words.now })}</p>
      <Proof proof={proof} />
    </section>
  );
}

function useProof(path: string, then: string | null): RenameProof | null | undefined {
  const problems = useStore(problemsStore, (state) => state.problems);
  const played = useStore(playStore, (state) => state.played);
  const game = played === null ? null : { setup: played.setup, entries: played.entries };
  const ask = () =>
    authoring()
      .call('compareText', { path, then, game })
      .catch(() => null);
  // Ask again after each check of the project.
  return useAnswer([path, then, problems, played], ask);
}

function Proof({ proof: { problems, tests, games, isPlayed } }: { readonly proof: RenameProof }) {
  const words = useWords(historyWords);
  const locale = useLocale();
  const [game] = games;
  if (!isPlayed) return <p className="note note-warning">{words.notPlayable}</p>;
  if (tests.count === 0 && game === undefined) return <p className="empty">{words.nothingToPlay}</p>;
  const isSame = tests.differing.length === 0 && games.every(({ differs }) => differs === null);
  return (
    <>
      {isSame && (
        <p className="history-games-same" role="status">
          {words.unchanged({ played: replayed(tests.count, game?.entries ?? null, locale) })}
        </p>
      )}
      {game !== undefined && game.differs !== null && <Difference differs={game.differs} />}
      {tests.differing.map(({ file, name, message }) => (
        <div key={`${file} ${name}`} className="stack gap-2 history-game">
          <strong>{words.testDiffers({ name })}</strong>
          <p>{message[locale]}</p>
        </div>
      ))}
      {problems.length > 0 && (
        <div className="stack gap-2 history-game">
          <strong>{words.newProblems({ count: problems.length })}</strong>
          <ul>
            {problems.slice(0, MOST_PROBLEMS).map((problem) => (
              <li key={`${problem.file} ${problem.code} ${problem.range.start.line} ${problem.range.start.character}`}>
                {problem.message[locale]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
const MOST_PROBLEMS = 20;

function Difference({ differs }: { readonly differs: DifferentGame }) {
  const words = useWords(historyWords);
  const locale = useLocale();
  const said = useLastAnswer([differs, locale], () => sayBoth(differs, locale));
  return (
    <div className="stack gap-2 history-game">
      <strong>{words.gameDiffers({ step: differs.at < 0 ? null : differs.at + 1 })}</strong>
      {said !== undefined && (
        <p className="stack gap-2 diff">
          <del>{words.wasSo({ what: said[0] || words.nothing })}</del>
          <ins>{words.isSo({ what: said[1] || words.nothing })}</ins>
        </p>
      )}
    </div>
  );
}

async function sayBoth({ before, after }: DifferentGame, locale: Locale): Promise<readonly [string, string]> {
  // The list of legal actions is no event and has no sentence.
  const isEvent = (one: JsonObject | null): one is JsonObject => one !== null && !('legal' in one);
  const events = [before, after].filter(isEvent);
  const { events: said } = await engine().call('say', { locale, answers: [], events, rules: [] });
  const sentence = (one: JsonObject | null) => (isEvent(one) ? (said[events.indexOf(one)] ?? '') : '');
  return [sentence(before), sentence(after)];
}
