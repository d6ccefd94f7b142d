import { useStore } from 'zustand';
import { stage } from '#renderer/desk/stage/stage.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './branch-strip.css';
import { editEffectsStore, isOther } from '#renderer/desk/branches/edit-effects-store.ts';
import { type EditEffectWords, editEffectWords } from '#renderer/desk/words/generated/edit-effect-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';

export function EditNote() {
  const words = useWords(editEffectWords);
  const effects = useStore(editEffectsStore);
  const sentence = effectsSummary(effects, words);
  const others = countOthers(effects.lines) + effects.tests.size;
  return (
    <div role="status" aria-label={words.title} className="edit-note">
      {sentence !== null && (
        <Button
          look="quiet"
          icon="lines"
          className={others > 0 ? 'bold' : ''}
          aria-description={words.open}
          onClick={() => stage().openPart('lines')}
        >
          {sentence}
        </Button>
      )}
    </div>
  );
}

type Effects = ReturnType<typeof editEffectsStore.getState>;

const countOthers = (lines: Effects['lines']): number => [...lines.values()].filter(isOther).length;

/** Null: nothing has been replayed yet, or there is nothing to replay. */
export function effectsSummary(effects: Effects, words: EditEffectWords): string | null {
  const { lines, tests, ofLines, ofTests, isRunning, isStopped } = effects;
  if (isRunning) return lines.size < ofLines ? words.running({ done: lines.size, all: ofLines }) : null;
  if (isStopped || ofLines + ofTests === 0) return null;
  const parts = [
    ...(ofLines === 0 ? [] : [words.lines({ other: countOthers(lines), all: ofLines })]),
    ...(ofTests === 0 ? [] : [words.tests({ other: tests.size, all: ofTests })]),
  ];
  return parts.join(words.comma);
}
