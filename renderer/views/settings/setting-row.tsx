import { useId } from 'react';
import { useStore } from 'zustand';
import type { SettingScope } from '#api/studio/settings.ts';
import type { ListedSetting } from '#renderer/desk/settings/setting-list.ts';
import { changeSetting, resetSetting, settingsStore } from '#renderer/desk/settings/settings-store.ts';
import { settingsWords } from '#renderer/desk/words/settings-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { SettingControl, type SettingValue } from './setting-control.tsx';

interface RowProps {
  readonly setting: ListedSetting;
  readonly scope: SettingScope;
  /** What stands in the file of this scope may not be. */
  readonly isWrong: boolean;
}

/** One setting: what it is called and does, its value, and the way back to the usual one where it was changed. */
export function SettingRow({ setting: { key, control }, scope, isWrong }: RowProps) {
  const words = useWords(settingsWords);
  const said = words.settings[key];
  const id = useId();
  const { user, project, values } = useStore(settingsStore);
  const own = (scope === 'user' ? user : project)?.values[key];
  const isChanged = own !== undefined || isWrong;
  const isElsewhere = scope === 'user' && project?.values[key] !== undefined;
  // Where another scope counts more, what is shown is still what is set here.
  const value: SettingValue = scope === 'user' && isElsewhere ? (own ?? user.values[key] ?? values[key]) : values[key];
  return (
    <li className="setting" data-setting={key}>
      <div className="setting-said">
        <div className="setting-name">
          <h3>{said.name}</h3>
          {isChanged && <span className="badge setting-changed">{words.changed}</span>}
          {isChanged && (
            <IconButton
              icon="back"
              label={words.reset(said.name)}
              className="setting-reset"
              onClick={() => resetSetting(key, scope)}
            />
          )}
        </div>
        <p id={id} className="setting-help">
          {said.help}
        </p>
        {isElsewhere && <p className="setting-note">{words.elsewhere}</p>}
        {isWrong && (
          <p className="setting-note sign-warning">
            <Icon name="warning" />
            {words.wrongValue}
          </p>
        )}
      </div>
      <SettingControl
        control={control}
        name={said.name}
        describedBy={id}
        value={value}
        unit={said.unit}
        values={said.values}
        // What the control offers are values of this setting.
        onChange={(next) => changeSetting(key, next as never, scope)}
      />
    </li>
  );
}
