import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Chosen } from '#renderer/desk/inspector/chosen-store.ts';
import { isChangedBy, lastAction } from '#renderer/desk/inspector/edited-entry.ts';
import { decisionsOf } from '#renderer/desk/play/decisions-of.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { historyStore } from '#renderer/desk/project/project-actions.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { RuleText } from '#renderer/parts/rules/rule-text.tsx';
import { useVeil } from '../play/seat-curtain.tsx';

/** The last moves that used the entry. */
const MOST = 3;

export function GameSection({ chosen, id }: { readonly chosen: Chosen; readonly id: string }) {
  const words = useWords(inspectorWords);
  const entries = useStore(playStore, (state) => state.view?.entries);
  const events = useStore(playStore, (state) => state.events);
  const busy = useStore(playStore, (state) => state.busy);
  const isVeiled = useVeil() !== null;
  const sentence = useEffectOfEdit(chosen);
  const used = useMemo(() => decisionsOf(id, entries ?? [], events), [id, entries, events]);
  const shown = isVeiled ? [] : used.slice(-MOST);
  if (shown.length === 0 && sentence === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a section would be a landmark
    <div role="group" className="inspector-section" aria-label={words.game}>
      <header className="row gap-3">
        <h3 className="text-12 bold">{words.game}</h3>
        {used.length > shown.length && shown.length > 0 && (
          <span className="faint text-11">{words.earlier({ count: used.length - shown.length })}</span>
        )}
      </header>
      {sentence !== null && (
        <div className="inspector-effect text-12">
          <RuleText text={sentence} />
          <Button look="link" onClick={() => stage().goToPart('play')}>
            {words.toGame}
          </Button>
        </div>
      )}
      <ul>
        {shown.map((at) => (
          <li key={at}>
            <Button
              look="bare"
              className="inspector-line row gap-3 wide hovers text-12"
              data-tip={words.toMove({ at: at + 1 })}
              off={busy}
              onClick={() => {
                stage().goToPart('play');
                void stepTo(at);
              }}
            >
              <b className="nowrap">{words.move({ at: at + 1 })}</b>
              <span className="breaks">{entries?.[at]?.sentence}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the last edit does to the game, if it was of this entry. Where the game is seen, it says so itself. */
function useEffectOfEdit(chosen: Chosen): string | null {
  const isPlaySeen = useStore(shownPartsStore, ({ shown }) => shown.has('play'));
  const history = useStore(historyStore);
  const isOwn = useMemo(() => isChangedBy(lastAction(history), chosen), [history, chosen]);
  const sentence = useStore(playStore, ({ difference, differenceSentence }) =>
    difference.kind === 'none' ? '' : differenceSentence,
  );
  return isOwn && !isPlaySeen && sentence !== '' ? sentence : null;
}
