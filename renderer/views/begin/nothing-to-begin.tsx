import { Dialog } from '@base-ui/react/dialog';
import { useStore } from 'zustand';
import { closeBegin } from '#renderer/desk/begin/begin-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';

/** The manifest names the game, so nothing can be offered until it can be read. */
const STUDIO = 'studio.json';

export function NothingToBegin() {
  const words = useWords(beginWords);
  const locale = useLocale();
  const problem = useFirstError(STUDIO);
  return (
    <Modal title={words.title} onClose={closeBegin}>
      <Dialog.Description className="begin-lead muted text-12">
        {words.repairFirst({ path: STUDIO })}
      </Dialog.Description>
      {problem !== undefined && (
        <p className="begin-wrong">
          {problem.message[locale]} <code>{problem.code}</code>
        </p>
      )}
      <DialogActions cancel={words.leave}>
        <GoToProblemButton path={STUDIO} />
      </DialogActions>
    </Modal>
  );
}

export function GoToProblemButton({ path }: { readonly path: string }) {
  const words = useWords(beginWords);
  const problem = useFirstError(path);
  return (
    <Button
      look="answer"
      onClick={() => {
        closeBegin();
        const { line, character } = problem?.range.start ?? { line: 0, character: 0 };
        goTo({ path, line, character });
      }}
    >
      {words.goThere({ path })}
    </Button>
  );
}

const useFirstError = (path: string) =>
  useStore(problemsStore, (state) =>
    state.problems.find(({ file, severity }) => file === path && severity === 'error'),
  );
