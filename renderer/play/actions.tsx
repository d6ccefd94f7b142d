import { useWords } from '../words/locale-store.ts';
import { act } from './play-commands.ts';
import { usePlay } from './play-store.ts';

/** Every legal action as a button with its sentence. */
export function Actions({ resultName }: { readonly resultName: (result: string) => string }) {
  const words = useWords();
  const { view, state, busy } = usePlay();
  const actions = view?.actions ?? [];
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
        <ul className="rows" aria-label={words.actions}>
          {actions.map(({ answer, sentence }) => (
            <li key={JSON.stringify(answer)}>
              <button type="button" className="action" aria-disabled={busy} onClick={() => busy || void act(answer)}>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
