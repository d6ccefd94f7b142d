import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './foreign-text.css';
import { useEffect, useId, useState } from 'react';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { leaveForeign, restoreForeign, takeForeign } from '#renderer/desk/project/foreign-text.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

type Readings = StudioReply<'readForeign'>['readings'];

const MOST_LINES = 40;
const MOST_LETTERS = 4000;

function beginningOf(text: string): string {
  return text
    .slice(0, MOST_LETTERS)
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES)
    .join('\n');
}

export function ForeignOffer({ path }: { readonly path: string }) {
  const words = useWords(deskWords);
  const api = useStudioApi();
  const id = useId();
  const fault = useStore(projectStore, (state) => state.files.get(path)?.fault);
  const guess = fault?.kind === 'encoding' ? fault.guess : null;
  const version = fault?.kind === 'encoding' ? fault.version : undefined;
  const [readings, setReadings] = useState<Readings | null>(null);
  const [chosen, setChosen] = useState(guess);
  const [isRefused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the bytes of the file change
  useEffect(() => {
    let isWanted = true;
    setRefused(false);
    api
      .readForeign({ path, keep: false })
      .then((found) => isWanted && setReadings(found.readings))
      .catch(() => isWanted && setRefused(true));
    return () => {
      isWanted = false;
    };
  }, [api, path, version]);
  if (readings === null && !isRefused) return <p className="empty">{words.loading}</p>;
  const reading = readings?.find(({ encoding }) => encoding === chosen) ?? readings?.[0];
  if (reading === undefined || isRefused)
    return (
      <p className="empty" role="alert">
        {words.foreignRefused}
      </p>
    );
  const { encoding, text } = reading;
  return (
    <div className="foreign-offer stack">
      <p>{words.foreignOffer({ encoding })}</p>
      <div className="row wrap">
        {(readings ?? []).length > 1 && (
          <Segments
            label={words.foreignEncoding}
            value={encoding}
            options={(readings ?? []).map((one) => one.encoding)}
            onChange={setChosen}
          >
            {(one) => one}
          </Segments>
        )}
        <Button onClick={() => void takeForeign(api, path, encoding).then((isTaken) => setRefused(!isTaken))}>
          {words.foreignConvert}
        </Button>
      </div>
      <h3 id={id} className="muted text-12">
        {words.foreignPreview}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className="foreign-preview scroll" aria-labelledby={id} tabIndex={0}>
        <pre className="code text-12">{beginningOf(text)}</pre>
      </section>
    </div>
  );
}

/** For a text decoded from another encoding: what saving does, and how to undo it. */
export function ForeignNote({ path }: { readonly path: string }) {
  const words = useWords(deskWords);
  const api = useStudioApi();
  const file = useStore(projectStore, (state) => state.files.get(path));
  const [failed, setFailed] = useState(false);
  if (file?.foreign === undefined || file.fault !== null) return null;
  const { encoding } = file.foreign;
  const isSaved = file.version !== file.foreign.version;
  // Reverting would lose later edits that the old encoding may not be able to hold.
  if (isSaved && isDirty(file)) return null;
  function goBack(): void {
    if (isSaved) void restoreForeign(api, path).then((isBack) => setFailed(!isBack));
    else void leaveForeign(api, path);
  }
  return (
    <div className="note foreign-note" role="status">
      <span>{failed ? words.foreignNotBack : (isSaved ? words.foreignSaved : words.foreignTaken)({ encoding })}</span>
      <Button onClick={goBack}>{words.foreignBack({ encoding })}</Button>
    </div>
  );
}
