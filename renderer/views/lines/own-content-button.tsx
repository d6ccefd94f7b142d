import type { Line } from '#authoring/tools/lines/line.ts';
import { textsOfContent } from '#renderer/desk/lines/known-contents.ts';
import { goOnOnOwn } from '#renderer/desk/lines/open-line.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** Whether the content on which a line was played is at hand, or was kept with it. */
export const hasOwnContent = ({ pinned, contentHash }: Line): boolean =>
  pinned === true || textsOfContent(contentHash) !== null;

interface OwnContentButtonProps {
  readonly line: Line;
  readonly off: boolean;
  /** What the line is called, where several such buttons stand in one list. */
  readonly name?: string;
}

/** Goes on with a line on the content on which it was played, whatever the project says now. */
export function OwnContentButton({ line, off, name }: OwnContentButtonProps) {
  const words = useWords(lineWords);
  return (
    <Button
      off={off}
      {...(name === undefined ? {} : { 'aria-label': `${words.goOnOnOwn}: ${name}` })}
      onClick={() =>
        void goOnOnOwn(line.id).then((isPlayed) => isPlayed || playStore.setState({ refusal: words.ownLost }))
      }
    >
      {words.goOnOnOwn}
    </Button>
  );
}
