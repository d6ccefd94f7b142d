import { useStore } from 'zustand';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { endWords } from '#renderer/desk/words/generated/end-words.ts';
import type { EndView } from '#renderer/desk/workers/engine-calls.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const SHOWN = 3;
const TOLD = 4;

export function EndMoments({ end }: { readonly end: EndView }) {
  const words = useWords(endWords);
  const entries = useStore(playStore, (state) => state.view?.entries ?? []);
  const events = useStore(playStore, (state) => state.events);
  const busy = useStore(playStore, (state) => state.busy);
  const moments = end.moments.slice(0, SHOWN);
  return (
    <section className="end-moments" aria-label={words.moments({ count: moments.length })}>
      <h3>{words.moments({ count: moments.length })}</h3>
      <p className="muted text-12">{moments.length === 0 ? words.noMoments : words.momentsBy}</p>
      <ol>
        {moments.map((moment) => (
          <li key={moment.entry} className="end-moment gap-4 grid">
            <span className="end-moment-at stack gap-0 muted text-11">
              <b>{moment.entry + 1}</b>
              {words.round({ round: moment.round })}
            </span>
            <div className="end-moment-what">
              <p>{entries[moment.entry]?.sentence}</p>
              <ul>
                {moment.events.slice(-TOLD).map((at) => {
                  const event = events[at];
                  return event === undefined ? null : (
                    <li key={at}>
                      {event.sentence}
                      {event.cause !== null && (
                        <span className="end-cause faint">{words.because({ cause: event.cause.label })}</span>
                      )}
                    </li>
                  );
                })}
              </ul>
              <Button
                look="bare"
                className="end-link text-12 text-accent"
                aria-disabled={busy}
                aria-label={words.seeBoardOf({ at: moment.entry + 1 })}
                onClick={() => {
                  if (!busy) void stepTo(moment.entry);
                }}
              >
                {words.seeBoard}
              </Button>
            </div>
            <Size steps={moment.steps} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One box per step: solid towards victory, hatched towards defeat. */
function Size({ steps }: { readonly steps: number }) {
  const words = useWords(endWords);
  const size = Math.abs(steps);
  return (
    <span className={`end-size stack gap-2 nowrap muted text-11 ${steps > 0 ? 'end-size-won' : 'end-size-lost'}`}>
      <span className="end-boxes flex" aria-hidden="true">
        {Array.from({ length: Math.min(size, 8) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by position
          <span key={i} />
        ))}
      </span>
      {steps > 0 ? words.won({ steps: size }) : words.lost({ steps: size })}
    </span>
  );
}
