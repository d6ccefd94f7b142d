import { useEffect, useRef } from 'react';
import { useWords } from '../words/locale-store.ts';
import type { ToldEvent } from '../workers/engine-calls.ts';
import { usePlay } from './play-store.ts';

/** As many as are read at once; what lies further back is reached by stepping back. */
const SHOWN = 300;

/** What happened, the newest at the bottom, with what altered each amount. */
export function Log() {
  const words = useWords();
  const events = usePlay((state) => state.events);
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, events.length - SHOWN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is something new
  useEffect(() => {
    const scrolled = list.current?.parentElement;
    scrolled?.scrollTo({ top: scrolled.scrollHeight });
  }, [events]);

  return (
    <section className="log" aria-label={words.log}>
      <h2>
        {words.log}
        {events.length > 0 && <span className="badge badge-quiet">{events.length}</span>}
      </h2>
      {events.length === 0 ? (
        <p className="empty">{words.emptyLog}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div className="scroll" tabIndex={0}>
          <ol ref={list}>
            {events.slice(first).map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows and is cut at its end
              <li key={first + i} className={`event event-${event.kind}`}>
                {event.sentence}
                <Causes event={event} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** "4 → 2：防弾ベスト −2" */
function Causes({ event: { base, amount, edits } }: { readonly event: ToldEvent }) {
  if (base === null || amount === null || edits.length === 0) return null;
  const reasons = edits.map((edit) => `${edit.reason} ${edit.amount < 0 ? '−' : '+'}${Math.abs(edit.amount)}`);
  return (
    <span className="causes">
      <span className="old-number">{base}</span> → <strong>{amount}</strong>：{reasons.join('、')}
    </span>
  );
}
