import type { Branch } from '#authoring/tools/branches/branch.ts';
import { textsOfContent } from '#renderer/desk/branches/known-contents.ts';
import { resumeOnOwnContent } from '#renderer/desk/branches/open-branch.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export const hasOwnContent = ({ pinned, contentHash }: Branch): boolean =>
  pinned === true || textsOfContent(contentHash) !== null;

interface OwnContentButtonProps {
  readonly line: Branch;
  readonly off: boolean;
  /** For the accessible name, where a list has several of these buttons. */
  readonly name?: string;
}

/** Continues a line on the content that it was played on, ignoring the project's current content. */
export function OwnContentButton({ line, off, name }: OwnContentButtonProps) {
  const words = useWords(lineWords);
  return (
    <Button
      off={off}
      {...(name === undefined ? {} : { 'aria-label': `${words.goOnOnOwn}: ${name}` })}
      onClick={() =>
        void resumeOnOwnContent(line.id).then((isPlayed) => isPlayed || playStore.setState({ refusal: words.ownLost }))
      }
    >
      {words.goOnOnOwn}
    </Button>
  );
}
