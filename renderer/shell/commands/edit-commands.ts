import type { RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';
import { namesAtCursor } from '#renderer/desk/editor/lazy-names.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { canRedo, canUndo, redo, undo } from '#renderer/desk/project/undo.ts';
import { openSearch } from '#renderer/desk/search/search-open.ts';
import { type Command, inSubmenu } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import { asking } from '#renderer/parts/keys/held-typing.ts';
import { isInExplorer } from '../workspaces/window-stage.ts';
import { byHand, clipboardCommands, inEditor } from './clipboard-commands.ts';

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
    onThings: ['name', 'other'],
    beginsGroup: true,
    keys: ['F2'],
    keysIn: () => !isInExplorer(),
  },
  rework('duplicate'),
  rework('move'),
  rework('delete'),
  ...inSubmenu('rework', [
    rework('renumber'),
    rework('refer'),
    rework('referAll'),
    byHand('edit.format', 'Mod+Shift+I', () => inEditor('editor.action.formatDocument')),
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
      onThings: ['number'],
      keys: ['Alt+N'],
      canRun: () => {
        const { current } = projectStore.getState();
        return current !== null && !isReadOnly(current);
      },
      run: asking(async () => (await import('#renderer/views/scrub/scrub-number.ts')).scrubHere()),
    },
    {
      ...named('edit.tryNumber'),
      onThings: ['number'],
      canRun: () => projectStore.getState().current !== null,
      run: () => void import('#renderer/desk/balance/aim-at-cursor.ts').then(({ aimAtCursor }) => aimAtCursor()),
    },
  ]),
];
