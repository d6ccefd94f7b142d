import type { RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';
import { namesAtCursor } from '#renderer/desk/editor/lazy-names.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { canRedo, canUndo, redo, undo } from '#renderer/desk/project/undo.ts';
import { openSearch } from '#renderer/desk/search/search-open.ts';
import { type Command, inSubmenu } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import { isInExplorer } from '../workspaces/window-stage.ts';
import { clipboardCommands } from './clipboard-commands.ts';

/** Refactors what is at the cursor, after a preview. */
const rework = (kind: RefactoringKind): Command => ({
  ...named(`edit.${kind}`),
  canRun: () => {
    const { current } = projectStore.getState();
    return current !== null && !isReadOnly(current);
  },
  run: () => void namesAtCursor().then(({ refactorAtCursor }) => refactorAtCursor(kind)),
});

export const editCommands: readonly Command[] = [
  {
    ...named('edit.undo'),
    keys: ['Mod+Z'],
    sparesFields: true,
    canRun: canUndo,
    run: undo,
  },
  {
    ...named('edit.redo'),
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    sparesFields: true,
    canRun: canRedo,
    run: redo,
  },
  ...clipboardCommands,
  {
    ...named('edit.search'),
    keys: ['Mod+Shift+F'],
    run: () => openSearch('find'),
  },
  {
    ...named('edit.replace'),
    keys: ['Mod+Shift+H'],
    run: () => openSearch('replace'),
  },
  {
    ...rework('rename'),
    inEditor: true,
    beginsGroup: true,
    keys: ['F2'],
    keysIn: () => !isInExplorer(),
  },
  { ...rework('duplicate'), inEditor: true },
  { ...rework('move'), inEditor: true },
  { ...rework('delete'), inEditor: true },
  ...inSubmenu('rework', [
    rework('renumber'),
    rework('refer'),
    rework('referAll'),
    {
      ...named('edit.textFromEffect'),
      canRun: () => {
        const { current } = projectStore.getState();
        return current !== null && !isReadOnly(current);
      },
      run: () =>
        void import('#renderer/desk/editor/text-from-effect.ts').then((one) =>
          one.writeTextFromEffect(named('edit.textFromEffect')),
        ),
    },
    {
      ...named('edit.scrub'),
      inEditor: true,

      keys: ['Alt+N'],
      canRun: () => {
        const { current } = projectStore.getState();
        return current !== null && !isReadOnly(current);
      },
      run: () => void import('#renderer/views/scrub/scrub-number.ts').then(({ scrubHere }) => scrubHere()),
    },
  ]),
];
