import { openHelp } from '#renderer/desk/help/help-store.ts';
import { startTour } from '#renderer/desk/help/tour-store.ts';
import type { Command } from '#renderer/parts/keys/command.ts';

const keysInDialogs = (): boolean => true;

export const helpCommands: readonly Command[] = [
  { id: 'help.start', ja: 'はじめの1分', en: 'First minute', keysInDialogs, run: () => openHelp('start') },
  { id: 'help.tour', ja: '画面の案内', en: 'Tour of the desk', run: startTour },
  { id: 'help.keys', ja: 'キー', en: 'Keys', keys: ['Shift+F1'], keysInDialogs, run: () => openHelp('keys') },
  { id: 'help.guides', ja: '手引き', en: 'Guides', keysInDialogs, run: () => openHelp('guides') },
  { id: 'help.rules', ja: 'ルール', en: 'Rules', keysInDialogs, run: () => openHelp('rules') },
  {
    id: 'help.news',
    beginsGroup: true,
    ja: '新しくなったこと',
    en: 'What is new',
    keysInDialogs,
    run: () => openHelp('news'),
  },
  {
    id: 'help.report',
    ja: 'バージョンと不具合の報告',
    en: 'Versions and defect report',
    keysInDialogs,
    run: () => openHelp('report'),
  },
  { id: 'help.licences', ja: 'ライセンス', en: 'Licences', keysInDialogs, run: () => openHelp('licences') },
];
