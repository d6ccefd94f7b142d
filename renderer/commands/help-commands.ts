import { openHelp } from '../help/help-store.ts';
import type { Command } from './command.ts';

export const helpCommands: readonly Command[] = [
  { id: 'help.start', ja: 'はじめの1分', en: 'First minute', run: () => openHelp('start') },
  { id: 'help.keys', ja: 'キー', en: 'Keys', keys: ['Shift+F1'], run: () => openHelp('keys') },
  { id: 'help.guides', ja: '手引き', en: 'Guides', run: () => openHelp('guides') },
  { id: 'help.rules', ja: 'ルール', en: 'Rules', run: () => openHelp('rules') },
];
