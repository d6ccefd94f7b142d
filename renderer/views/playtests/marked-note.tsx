import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './tests.css';
import { recordStore } from '#renderer/desk/playtests/record-store.ts';
import { markHere } from '#renderer/desk/playtests/record-test.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';

export function RangeStartNote() {
  const words = useWords(testWords);
  const from = useStore(recordStore, (state) => state.from);
  if (from === null) return null;
  return (
    <div className="laid-note" role="status">
      <div className="row wrap gap-3">
        <span>{words.marked({ at: from })}</span>
        <span className="head-space" />
        <Button onClick={() => markHere('to')}>{words.endHere}</Button>
        <Button onClick={() => recordStore.setState({ from: null, to: null })}>{words.cancel}</Button>
      </div>
    </div>
  );
}
