import { dismissFirstMinute } from '#renderer/desk/help/first-minute-store.ts';
import { makeOwnCard } from '#renderer/desk/help/first-scene.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './first-scene.css';

/** In a project without a number that the game has used. */
export function UnusedNote() {
  const words = useWords(helpWords);
  return (
    <section className="scene-unused" aria-label={words.scene.label}>
      <p>{words.scene.unused}</p>
      <Button look="accent" onClick={makeOwnCard}>
        {words.steps.own}
      </Button>
      <Button look="link" onClick={dismissFirstMinute}>
        {words.scene.later}
      </Button>
    </section>
  );
}
