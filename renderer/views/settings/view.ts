import { stage } from '#renderer/desk/stage/stage.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'settings',
  names: localizedText(deskWords, ({ views }) => views.settings),
  icon: 'settings',
  keys: 'Mod+,',
  commands: [
    {
      ...named('view.keyBindings'),
      run: () => stage().openView('settings', 'keys'),
    },
  ],
  load: async () => (await import('./settings-view.tsx')).SettingsView,
};
