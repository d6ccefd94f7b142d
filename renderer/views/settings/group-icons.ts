import type { SettingGroup } from '#renderer/desk/settings/setting-list.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';

export const groupIcons: Readonly<Record<SettingGroup, IconName>> = {
  look: 'palette',
  editor: 'letters',
  files: 'save',
  play: 'table',
};
