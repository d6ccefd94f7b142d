import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './scrub.css';
import { numbersAround } from '#authoring/text/json/written-number.ts';
import { type ScrubWords, scrubWords } from '#renderer/desk/words/generated/scrub-words.ts';
import { restoreNumber, writeNumber } from './scrub-number.ts';
import { closeScrub, type Scrubbed, scrubStore } from './scrub-store.ts';

export function ScrubPanel({ asked }: { readonly asked: Scrubbed }) {
  const words = useWords(scrubWords);
  return (
    <Popup
      onOpenChange={(isOpen, { reason }) => isOpen || (reason === 'escape-key' ? restoreNumber() : closeScrub())}
      anchor={asked.anchor}
      sideOffset={6}
      align="start"
      className="scrub"
      title={words.title}
      finalFocus={() => asked.from ?? false}
    >
      {asked.number === null ? <p className="empty">{words.none}</p> : <Numbers written={asked.number.text} />}
    </Popup>
  );
}

function Numbers({ written }: { readonly written: string }) {
  const words = useWords(scrubWords);
  const { value, outcomes } = useStore(scrubStore);
  const values = numbersAround(written);
  const step = Number.isInteger(Number(written)) ? 1 : 0.1;
  return (
    <>
      <p className="scrub-about muted tight">{words.about}</p>
      <label className="scrub-slider row gap-3 row gap-3">
        <span>{words.slider}</span>
        <input
          type="range"
          // biome-ignore lint/a11y/noAutofocus: opened for dragging
          autoFocus
          min={values[0]}
          max={values.at(-1)}
          step={step}
          value={value}
          onChange={(event) => writeNumber(Number(event.target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            closeScrub();
          }}
        />
        <output>{value}</output>
      </label>
      <ol className="scrub-values flex wrap gap-1 flex wrap gap-1" aria-label={words.values}>
        {values.map((one) => {
          const outcome = outcomes.get(one);
          const said = saidOf(outcome, words);
          return (
            <li key={one}>
              <Button
                look="bare"
                className={`scrub-value hovers scrub-${outcome?.kind ?? 'waiting'}`}
                aria-pressed={one === value}
                aria-label={`${one}: ${said}`}
                data-tip={said}
                onClick={() => writeNumber(one)}
              >
                {one}
              </Button>
            </li>
          );
        })}
      </ol>
      <DialogActions>
        <Button onClick={restoreNumber}>{words.leave}</Button>
        <Button look="answer" onClick={closeScrub}>
          {words.keep}
        </Button>
      </DialogActions>
    </>
  );
}

type Told = ReturnType<ReturnType<typeof scrubStore.getState>['outcomes']['get']>;

function saidOf(outcome: Told, words: ScrubWords): string {
  switch (outcome?.kind) {
    case undefined:
      return words.waiting;
    case 'same':
    case 'renamed':
      return words.same;
    case 'changed':
      return words.changed({ at: outcome.at });
    case 'broken':
      return words.broken({ at: outcome.at });
    case 'unknown':
      return words.unknown;
  }
}
