import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './stops.css';
import { useEffect, useRef } from 'react';
import type { StopView } from '#authoring/project/sentences/stop-view.ts';
import type { StepMode } from '#engine/kernel/explain/stops.ts';
import { goToCause } from '#renderer/desk/play/go-to-cause.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { resume } from '#renderer/desk/play/stop-commands.ts';
import { stopKeys } from '#renderer/desk/stops/stop-keys.ts';
import { stopWords } from '#renderer/desk/words/generated/stop-words.ts';
import { Ring } from '#renderer/kit/icons/icon.tsx';
import { useShownKeys } from '#renderer/parts/keys/bindings.ts';

export function StopBar({ stop }: { readonly stop: StopView }) {
  const words = useWords(stopWords);
  const bar = useRef<HTMLElement>(null);
  // Take the focus, unless the user is working elsewhere.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  }, []);
  const known = [
    ...(stop.self === null ? [] : [{ name: words.self, value: stop.self }]),
    ...(stop.source === null ? [] : [{ name: words.source, value: stop.source }]),
    ...(stop.target === null ? [] : [{ name: words.target, value: stop.target }]),
    ...stop.names,
  ];
  return (
    <section className="stop-bar flex wrap text-12" aria-label={words.stopped} ref={bar}>
      <p className="stop-where tight row gap-3 bold" role="status">
        <Ring />
        <span>
          {stop.event === null ? words.before({ sentence: stop.sentence }) : words.after({ sentence: stop.sentence })}
        </span>
      </p>
      <div className="stop-paces flex wrap gap-2">
        <PaceButton pace="go" name={words.go} isRing />
        <PaceButton pace="over" name={words.over} />
        <PaceButton pace="step" name={words.into} />
        <PaceButton pace="out" name={words.out} />
      </div>
      {known.length > 0 && (
        <dl className="stop-known flex wrap" aria-label={words.known}>
          {known.map(({ name, value }) => (
            <div key={name} className="flex gap-3">
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {stop.running.length > 0 && (
        <ol className="stop-stack grid" aria-label={words.stack}>
          {stop.running.map(({ path, sentence }, i) => (
            <li key={path} aria-current={i === stop.running.length - 1 ? 'step' : undefined}>
              <Button look="row" aria-description={words.toNode({ way: path })} onClick={() => goToCause(path)}>
                <span className="stop-path code fixed cut">{path}</span>
                <span className="cut muted">{sentence}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function PaceButton({
  pace,
  name,
  isRing = false,
}: {
  readonly pace: StepMode;
  readonly name: string;
  readonly isRing?: boolean;
}) {
  const busy = useStore(playStore, (state) => state.busy);
  const { id, keys } = stopKeys[pace];
  const shown = useShownKeys(id, keys);
  return (
    <Button look={isRing ? 'primary' : 'plain'} off={busy} onClick={() => void resume(pace)}>
      {name}
      {shown !== null && (
        <span aria-hidden="true">
          <kbd>{shown}</kbd>
        </span>
      )}
    </Button>
  );
}
