import './tests.css';
import { Button } from '../look/button.tsx';
import { leaveTest } from '../play/lay-on-board.ts';
import { usePlay } from '../play/play-store.ts';
import { openView } from '../views/open-view.ts';
import { useLocale } from '../words/locale-store.ts';
import { useTestWords } from '../words/test-words.ts';
import { Failed } from './test-detail.tsx';
import { useTests } from './tests-store.ts';

/** That a test lies on the board, and where it fails: what was expected beside what there is. */
export function LaidNote() {
  const words = useTestWords();
  const locale = useLocale((state) => state.locale);
  const { laid, busy } = usePlay();
  const result = useTests((state) => (laid === null ? undefined : state.results.get(laid.key)));
  if (laid === null) return null;
  return (
    <section className="laid-note" aria-label={words.laid(laid.name)}>
      <div className="laid-head">
        <strong>{words.laid(laid.name)}</strong>
        <span className="head-space" />
        <button type="button" className="button" onClick={() => openView('tests', laid.key)}>
          {words.toTest}
        </button>
        <Button className="button" off={busy || laid.before === null} onClick={() => void leaveTest()}>
          {words.backToGame}
        </Button>
      </div>
      <div role="status">
        {result?.ok === true && <p>{words.laidPasses}</p>}
        {result?.ok === false && (
          <>
            <p className="hidden">{words.laidFails(result.said?.where[locale] ?? '')}</p>
            <Failed result={result} />
          </>
        )}
      </div>
    </section>
  );
}
