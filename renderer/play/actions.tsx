import { useEffect, useRef } from 'react';
import type { JsonObject } from '#engine/kernel/json.ts';
import { useWords } from '../words/locale-store.ts';
import { act } from './play-commands.ts';
import { usePlay } from './play-store.ts';

/** Every legal action as a button with its sentence. */
export function Actions({ resultName }: { readonly resultName: (result: string) => string }) {
  const words = useWords();
  const { view, state, busy } = usePlay();
  const actions = view?.actions ?? [];
  const list = useRef<HTMLUListElement>(null);
  const wasChosen = useRef(false);

  // Whoever plays by keyboard goes on at the top of the next list, and not at the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another
  useEffect(() => {
    if (wasChosen.current && document.activeElement === document.body) list.current?.querySelector('button')?.focus();
    wasChosen.current = false;
  }, [view]);

  function choose(answer: JsonObject): void {
    if (busy) return;
    wasChosen.current = true;
    void act(answer);
  }

  return (
    <section className="actions">
      <h2>
        {words.actions}
        {actions.length > 0 && <span className="badge badge-quiet">{actions.length}</span>}
      </h2>
      {view?.result != null && <p className="result">{resultName(view.result)}</p>}
      {state !== 'running' ? (
        <p className="empty">{words.notStarted}</p>
      ) : actions.length === 0 ? (
        view?.result === null && <p className="empty">{words.noActions}</p>
      ) : (
        <ul className="rows" aria-label={words.actions} ref={list}>
          {actions.map(({ answer, sentence }) => (
            <li key={JSON.stringify(answer)}>
              <button type="button" className="action" aria-disabled={busy} onClick={() => choose(answer)}>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
