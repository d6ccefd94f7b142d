import { formatJson } from '#authoring/text/json/json-edits.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { applyShrunk, forget } from '#renderer/desk/playtests/shrink-test.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import type { ShrunkTestView } from '#renderer/desk/workers/tests-calls.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function ShrunkTest({ of, shrunk }: { readonly of: string; readonly shrunk: ShrunkTestView | 'nothing' }) {
  const words = useWords(testWords);
  const isSame = shrunk === 'nothing' || (shrunk.steps[0] === shrunk.steps[1] && shrunk.laid[0] === shrunk.laid[1]);
  return (
    <section className="tests-found" aria-label={words.smaller}>
      <h4 className="row gap-3">{words.smaller}</h4>
      {isSame ? (
        <p role="status">{words.nothingSmaller}</p>
      ) : (
        <>
          <p role="status">
            {words.shrunk({
              ...{ stepsBefore: shrunk.steps[0], stepsAfter: shrunk.steps[1] },
              ...{ laidBefore: shrunk.laid[0], laidAfter: shrunk.laid[1] },
            })}
          </p>
          {!shrunk.isSmallest && <p className="muted text-12">{words.notSmallest}</p>}
          <section
            className="tests-text code text-12 scroll"
            aria-label={words.leftOver}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
            tabIndex={0}
          >
            <pre>{formatJson(shrunk.test as Json, '')}</pre>
          </section>
          <div className="tests-acts row wrap gap-2">
            <Button onClick={() => applyShrunk(of)}>{words.takeSmaller}</Button>
            <Button onClick={() => forget(of)}>{words.drop}</Button>
          </div>
        </>
      )}
    </section>
  );
}
