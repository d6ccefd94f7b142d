import { useId } from 'react';
import { useStore } from 'zustand';
import type { SettingScope } from '#api/studio/settings.ts';
import type { ListedSetting, SettingWords } from '#renderer/desk/settings/setting-list.ts';
import { changeSetting, resetSetting, settingsStore } from '#renderer/desk/settings/settings-store.ts';
import { settingsWords } from '#renderer/desk/words/generated/settings-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { SettingControl, type SettingValue } from './setting-control.tsx';

interface RowProps {
  readonly setting: ListedSetting;
  readonly scope: SettingScope;
  readonly isWrong: boolean;
}

export function SettingRow({ setting: { key, control }, scope, isWrong }: RowProps) {
  const words = useWords(settingsWords);
  const said: SettingWords = words.settings[key];
  const id = useId();
  const { user, project, values } = useStore(settingsStore);
  const own = (scope === 'user' ? user : project)?.values[key];
  const isChanged = own !== undefined || isWrong;
  const isElsewhere = scope === 'user' && project?.values[key] !== undefined;
  // Show this scope's value even where another scope overrides it.
  const value: SettingValue = scope === 'user' && isElsewhere ? (own ?? user.values[key] ?? values[key]) : values[key];
  return (
    <li className="setting row gap-5" data-setting={key}>
      <div className="setting-said grow">
        <div className="setting-name row">
          <h3 className="bold">{said.name}</h3>
          {isChanged && <span className="badge setting-changed">{words.changed}</span>}
          {isChanged && (
            <IconButton
              look="tool"
              icon="back"
              label={words.reset({ name: said.name })}
              onClick={() => resetSetting(key, scope)}
            />
          )}
        </div>
        <p id={id} className="muted text-12">
          {said.help}
        </p>
        {isElsewhere && <p className="muted text-12">{words.elsewhere}</p>}
        {isWrong && (
          <p className="row wrap gap-2 text-12 sign-warning">
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
        onChange={(next) => changeSetting(key, next as never, scope)}
      />
    </li>
  );
}
