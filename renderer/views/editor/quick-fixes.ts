import * as monaco from 'monaco-editor/editor';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { askForFixes } from '#renderer/desk/problems/fix-problem.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { compareCopy, duplicatedPathOf } from './copy-note.tsx';
import { pathOf } from './editor-models.ts';

const FIX = 'studio.fix';
const COMPARE = 'studio.compareCopy';

/** Quick fixes as Monaco code actions (light bulb, hover, Ctrl+.). */
export function registerQuickFixes(): void {
  // By our own command: an edit by Monaco would count as typing and have no name in the undo history.
  monaco.editor.registerCommand(FIX, (_, problem: Problem) => void askForFixes(problem));
  monaco.editor.registerCommand(COMPARE, (_, path: string) => compareCopy(path));
  monaco.languages.registerCodeActionProvider(['json', 'plaintext'], {
    async provideCodeActions(model, range, { markers }) {
      const here = problemsStore.getState().problems.filter((one) => one.file === pathOf(model) && touches(one, range));
      const locale = localeNow();
      const fixable =
        here.length === 0
          ? []
          : await authoring()
              .call('fixable', null)
              .then(
                ({ codes }) => codes,
                () => [],
              );
      const actions = here.flatMap((problem): monaco.languages.CodeAction[] => {
        const original = duplicatedPathOf(problem);
        if (original !== null) {
          const compared = deskWords[locale].compareWith({ path: original });
          const command = { id: COMPARE, title: compared, arguments: [problem.file] };
          return [{ title: compared, kind: 'quickfix', diagnostics: [], command }];
        }
        if (!fixable.includes(problem.code)) return [];
        const title = deskWords[locale].fixOf({ message: problem.message[locale], code: problem.code });
        const diagnostics = markers.filter(({ code }) => code === problem.code);
        return [{ title, kind: 'quickfix', diagnostics, command: { id: FIX, title, arguments: [problem] } }];
      });
      return { actions, dispose: () => undefined };
    },
  });
}

function touches({ range: { start, end } }: Problem, range: monaco.IRange): boolean {
  const place = new monaco.Range(start.line + 1, start.character + 1, end.line + 1, end.character + 1);
  return monaco.Range.areIntersectingOrTouching(place, range);
}
