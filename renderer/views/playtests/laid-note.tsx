import { useStore } from 'zustand';
import { stage } from '#renderer/desk/stage/stage.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './tests.css';
import { leaveTest } from '#renderer/desk/play/lay-on-board.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { testsStore } from '#renderer/desk/playtests/tests-store.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import { Failed } from './test-detail.tsx';

export function TestOnBoardNote() {
  const words = useWords(testWords);
  const locale = useLocale();
  const { laid, busy } = useStore(playStore);
  const result = useStore(testsStore, (state) => (laid === null ? undefined : state.results.get(laid.key)));
  if (laid === null) return null;
  return (
    <section className="laid-note" aria-label={words.laid({ name: laid.name })}>
      <div className="row wrap gap-3">
        <strong>{words.laid({ name: laid.name })}</strong>
        <span className="head-space" />
        <Button onClick={() => stage().openPart('tests', laid.key)}>{words.toTest}</Button>
        <Button off={busy || laid.before === null} onClick={() => void leaveTest()}>
          {words.backToGame}
        </Button>
      </div>
      <div role="status">
        {result?.ok === true && <p>{words.laidPasses}</p>}
        {result?.ok === false && (
          <>
            <p className="hidden">{words.laidFails({ where: result.said?.where[locale] ?? '' })}</p>
            <Failed result={result} />
          </>
        )}
      </div>
    </section>
  );
}
