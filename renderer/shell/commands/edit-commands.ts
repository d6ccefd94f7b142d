import type { RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';
import { namesHere } from '#renderer/desk/editor/late-names.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { canRedo, canUndo, redo, undo } from '#renderer/desk/project/undo.ts';
import { openSearch } from '#renderer/desk/search/search-open.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { isInExplorer } from '../dock/window-stage.ts';

const textFromEffect = { ja: '効果から文を作る', en: 'Text from the effect' };

/** Refactors what is at the cursor, after a preview. */
const rework = (kind: RefactoringKind, ja: string, en: string): Command => ({
  id: `edit.${kind}`,
  ja,
  en,
  canRun: () => {
    const { current } = projectStore.getState();
    return current !== null && !isReadOnly(current);
  },
  run: () => void namesHere().then(({ refactorHere }) => refactorHere(kind)),
});

export const editCommands: readonly Command[] = [
  {
    id: 'edit.undo',
    ja: '元に戻す',
    en: 'Undo',
    keys: ['Mod+Z'],
    sparesFields: true,
    canRun: canUndo,
    run: undo,
  },
  {
    id: 'edit.redo',
    ja: 'やり直す',
    en: 'Redo',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    sparesFields: true,
    canRun: canRedo,
    run: redo,
  },
  {
    ...rework('rename', 'IDや名前を変える', 'Rename'),
    inEditor: true,
    beginsGroup: true,
    keys: ['F2'],
    keysIn: () => !isInExplorer(),
  },
  { ...rework('duplicate', '複製する', 'Duplicate'), inEditor: true },
  { ...rework('move', '別のファイルに移す', 'Move to another file'), inEditor: true },
  rework('renumber', '番号を振り直す', 'Renumber'),
  rework('refer', '文に書いた名前を参照にする', 'Refer to it by its id in texts'),
  rework('referAll', '文に書いた名前をまとめて参照にする', 'Refer to all names by their ids in texts'),
  { ...rework('delete', '翻訳ごと消す', 'Delete with translations'), inEditor: true },
  {
    id: 'edit.textFromEffect',
    ...textFromEffect,
    canRun: () => {
      const { current } = projectStore.getState();
      return current !== null && !isReadOnly(current);
    },
    run: () =>
      void import('#renderer/desk/editor/text-from-effect.ts').then((one) => one.writeTextFromEffect(textFromEffect)),
  },
  {
    id: 'edit.scrub',
    inEditor: true,
    ja: '数を動かして試す',
    en: 'Try other numbers',
    keys: ['Alt+N'],
    canRun: () => {
      const { current } = projectStore.getState();
      return current !== null && !isReadOnly(current);
    },
    run: () => void import('#renderer/views/scrub/scrub-number.ts').then(({ scrubHere }) => scrubHere()),
  },
  {
    id: 'edit.search',
    beginsGroup: true,
    ja: 'プロジェクト内を検索',
    en: 'Search the project',
    keys: ['Mod+Shift+F'],
    run: () => openSearch('find'),
  },
  {
    id: 'edit.replace',
    ja: 'プロジェクト内で置換',
    en: 'Replace in the project',
    keys: ['Mod+Shift+H'],
    run: () => openSearch('replace'),
  },
];
