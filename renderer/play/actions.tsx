import './actions.css';
import { useEffect, useId, useRef } from 'react';
import type { JsonObject } from '#engine/kernel/json.ts';
import { findTable } from '../tables/table-list.ts';
import { useWords } from '../words/locale-store.ts';
import type { OfferedAction } from '../workers/engine-calls.ts';
import { act } from './play-commands.ts';
import { usePlay } from './play-store.ts';
import { useDocuments } from './use-documents.ts';

/** More than this is read in groups. */
const longList = 10;

/** What is being decided, and every legal action as a button with its sentence. */
export function Actions({ resultName }: { readonly resultName: (result: string) => string }) {
  const words = useWords();
  const { view, state, busy } = usePlay();
  const actions = view?.actions ?? [];
  const list = useRef<HTMLUListElement>(null);
  const wasChosen = useRef(false);
  const promptId = useId();

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

  const groups = groupsOf(actions);
  return (
    <section className="actions">
      <h2>
        {words.actions}
        {actions.length > 0 && <span className="badge badge-quiet">{actions.length}</span>}
      </h2>
      {view?.result != null && <p className="result">{resultName(view.result)}</p>}
      {view?.decision != null && (
        <p className="prompt" id={promptId}>
          {view.decision.prompt}
        </p>
      )}
      {state !== 'running' ? (
        <p className="empty">{words.notStarted}</p>
      ) : actions.length === 0 ? (
        view?.result === null && <p className="empty">{words.noActions}</p>
      ) : (
        <ul className="rows" aria-label={words.actions} aria-describedby={promptId} ref={list}>
          {groups === null
            ? actions.map((action) => (
                <ActionRow key={action.sentence} action={action} of="" busy={busy} onChoose={choose} />
              ))
            : groups.map(([by, those]) => (
                <li key={by} className="action-group">
                  <h3>{view?.labels[by] ?? by}</h3>
                  <ul aria-label={view?.labels[by] ?? by}>
                    {those.map((action) => (
                      <ActionRow
                        key={action.sentence}
                        action={action}
                        of={view?.labels[by] ?? by}
                        busy={busy}
                        onChoose={choose}
                      />
                    ))}
                  </ul>
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly action: OfferedAction;
  /** The name that stands above the row; empty: none. */
  readonly of: string;
  readonly busy: boolean;
  readonly onChoose: (answer: JsonObject) => void;
}

function ActionRow({ action: { answer, sentence }, of, busy, onChoose }: RowProps) {
  const { ActionSign } = findTable(useDocuments());
  // Under the head with the name the eye needs it no second time; who only hears the button does.
  const said = /^(?:：|: )/.exec(sentence.startsWith(of) ? sentence.slice(of.length) : '');
  const rest = said === null ? 0 : of.length + said[0].length;
  return (
    <li>
      <button type="button" className="action" aria-disabled={busy} onClick={() => onChoose(answer)}>
        <ActionSign answer={answer} />
        <span className="action-sentence">
          {rest > 0 && <span className="hidden">{sentence.slice(0, rest)}</span>}
          {sentence.slice(rest)}
        </span>
      </button>
    </li>
  );
}

/** A long list by who acts, in the order in which they come up; null when there is nothing to part. */
function groupsOf(actions: readonly OfferedAction[]): readonly (readonly [string, readonly OfferedAction[]])[] | null {
  if (actions.length <= longList) return null;
  const groups = new Map<string, OfferedAction[]>();
  for (const action of actions) {
    const { by } = action.answer;
    if (typeof by !== 'string') return null;
    groups.set(by, [...(groups.get(by) ?? []), action]);
  }
  return groups.size > 1 ? [...groups] : null;
}
