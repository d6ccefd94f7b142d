import { useStore } from 'zustand';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import { partCommand, partKeys } from './part-keys.ts';
import { showFile } from './workspaces-store.ts';

/** The folded text at the edge of the game: opens it. */
export function TextEdge() {
  const words = useWords(workspaceWords);
  const path = useStore(projectStore, ({ current }) => current);
  const [keys] = boundKeys(partCommand('editor'), partKeys('editor'), useSetting('keys'));
  return (
    <Button
      look="bare"
      icon="closed"
      className="text-edge hovers"
      data-tip={words.openText}
      keys={keys}
      onClick={showFile}
    >
      <b>{words.text}</b>
      <span className="cut muted">{path?.split('/').at(-1) ?? ''}</span>
      <span className="hidden">{words.openText}</span>
    </Button>
  );
}
