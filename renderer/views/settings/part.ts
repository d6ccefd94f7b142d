import { stage } from '#renderer/desk/stage/stage.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'settings',
  names: localizedText(deskWords, ({ views }) => views.settings),
  icon: 'settings',
  home: 'project',
  places: { project: 'main' },
  keys: 'Mod+,',
  commands: [
    {
      ...named('view.keyBindings'),
      run: () => stage().openPart('settings', 'keys'),
    },
  ],
  load: async () => (await import('./settings-view.tsx')).SettingsView,
};
