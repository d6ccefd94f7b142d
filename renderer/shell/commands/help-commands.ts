import { openHelp } from '#renderer/desk/help/help-store.ts';
import { startTour } from '#renderer/desk/help/tour-store.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';

const keysInDialogs = (): boolean => true;

export const helpCommands: readonly Command[] = [
  { ...named('help.start'), keysInDialogs, run: () => openHelp('start') },
  { ...named('help.tour'), run: startTour },
  { ...named('help.keys'), keys: ['Shift+F1'], keysInDialogs, run: () => openHelp('keys') },
  { ...named('help.guides'), keysInDialogs, run: () => openHelp('guides') },
  { ...named('help.rules'), keysInDialogs, run: () => openHelp('rules') },
  {
    ...named('help.news'),
    beginsGroup: true,

    keysInDialogs,
    run: () => openHelp('news'),
  },
  {
    ...named('help.report'),
    keysInDialogs,
    run: () => openHelp('report'),
  },
  { ...named('help.licences'), keysInDialogs, run: () => openHelp('licences') },
];
