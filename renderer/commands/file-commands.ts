import type { StudioApi } from '#api/studio-api.ts';
import { openBegin } from '../begin/begin-store.ts';
import { goToFolder } from '../begin/go-to-folder.ts';
import { showPart } from '../dock/dock-store.ts';
import { askForName, askForNew, canChangeMeant, canMakeIn, isInTree, removeMeant } from '../explorer/file-commands.ts';
import { isReadOnly } from '../project/project-format.ts';
import { closeFile, isDirty, useProject } from '../project/project-store.ts';
import { saveAll, saveFile } from '../project/save-file.ts';
import { fileWords } from '../words/file-words.ts';
import type { Command } from './command.ts';

const currentFile = () => useProject.getState().files.get(useProject.getState().current ?? '');

/** What is done with the files in the tree, and is asked for from elsewhere too. */
const treeCommands: readonly Command[] = [
  {
    id: 'file.new',
    beginsGroup: true,
    ja: fileWords.ja.newFile,
    en: fileWords.en.newFile,
    canRun: () => canMakeIn(null),
    run: () => inTree(() => askForNew('file')),
  },
  {
    id: 'file.newFolder',
    ja: fileWords.ja.newFolder,
    en: fileWords.en.newFolder,
    canRun: () => canMakeIn(null),
    run: () => inTree(() => askForNew('folder')),
  },
  {
    id: 'file.rename',
    ja: 'ファイルの名前を変える',
    en: 'Rename file',
    keys: ['F2'],
    keysIn: isInTree,
    canRun: canChangeMeant,
    run: () => inTree(askForName),
  },
  {
    id: 'file.delete',
    ja: 'ファイルを消す',
    en: 'Delete file',
    keys: ['Delete'],
    keysIn: isInTree,
    canRun: canChangeMeant,
    run: () => void removeMeant(),
  },
];

function inTree(work: () => void): void {
  showPart('explorer');
  work();
}

export function fileCommands(api: StudioApi): readonly Command[] {
  return [
    {
      id: 'file.begin',
      ja: '新しく作る',
      en: 'New',
      keys: ['Mod+Alt+N', 'Mod+N'],
      canRun: () => !isReadOnly('studio.json'),
      run: () => openBegin('thing'),
    },
    {
      id: 'file.newProject',
      ja: '新しいプロジェクト',
      en: 'New project',
      run: () => openBegin('project'),
    },
    {
      id: 'file.openFolder',
      ja: 'フォルダーを開く',
      en: 'Open folder',
      keys: ['Mod+O'],
      run: () => openBegin('folder'),
    },
    {
      id: 'file.welcome',
      ja: 'はじめの画面（最近のプロジェクト）',
      en: 'Welcome (recent projects)',
      run: () => void goToFolder(api, null),
    },
    ...treeCommands,
    {
      id: 'file.save',
      beginsGroup: true,
      ja: '保存',
      en: 'Save',
      keys: ['Mod+S'],
      canRun: () => {
        const file = currentFile();
        return file !== undefined && isDirty(file);
      },
      run: () => {
        const { current } = useProject.getState();
        if (current !== null) void saveFile(api, current);
      },
    },
    {
      id: 'file.saveAll',
      ja: 'すべて保存',
      en: 'Save all',
      keys: ['Mod+Alt+S'],
      canRun: () => [...useProject.getState().files.values()].some(isDirty),
      run: () => void saveAll(api),
    },
    {
      id: 'file.close',
      beginsGroup: true,
      ja: 'ファイルを閉じる',
      en: 'Close file',
      keys: ['Alt+W'],
      canRun: () => useProject.getState().current !== null,
      run: () => {
        const { current } = useProject.getState();
        if (current !== null) closeFile(current);
      },
    },
    {
      id: 'file.closeAll',
      ja: 'すべてのファイルを閉じる',
      en: 'Close all files',
      canRun: () => useProject.getState().tabs.length > 0,
      run: () => useProject.setState({ tabs: [], current: null }),
    },
  ];
}
