import { stage } from '#renderer/desk/stage/stage.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'settings',
  names: { ja: '設定', en: 'Settings' },
  icon: 'settings',
  keys: 'Mod+,',
  commands: [
    {
      id: 'view.keyBindings',
      ja: 'キーの設定',
      en: 'Key bindings',
      run: () => stage().openView('settings', 'keys'),
    },
  ],
  load: async () => (await import('./settings-view.tsx')).SettingsView,
};
