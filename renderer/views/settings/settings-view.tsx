import { useStore } from 'zustand';
import type { SettingWords } from '#renderer/desk/settings/setting-list.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { groupIcons } from './group-icons.ts';
import './settings.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readSettings } from '#api/studio/read-settings.ts';
import { type SettingScope, settingScopes } from '#api/studio/settings.ts';
import { settingsKeepingStore } from '#renderer/desk/settings/keep-settings.ts';
import {
  type ListedSetting,
  type SettingGroup,
  settingGroups,
  settingList,
} from '#renderer/desk/settings/setting-list.ts';
import { settingsStore } from '#renderer/desk/settings/settings-store.ts';
import { fitness, sought } from '#renderer/desk/sought/match.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { settingsWords } from '#renderer/desk/words/generated/settings-words.ts';
import { readingOf } from '#renderer/desk/words/readings.ts';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { KeysPage } from './keys-page.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsText } from './settings-text.tsx';

type Page = 'values' | 'keys' | 'json';

export function SettingsView({ about }: PartProps) {
  const words = useWords(settingsWords);
  const hasProject = useStore(settingsStore, (state) => state.project !== null);
  const [page, setPage] = useState<Page>(about === 'keys' || about === 'json' ? about : 'values');
  const [scope, setScope] = useState<SettingScope>('user');
  const [group, setGroup] = useState<SettingGroup>('look');
  const [query, setQuery] = useState('');
  const content = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened about something
  useEffect(() => {
    if (about === 'keys' || about === 'json') setPage(about);
    const group = settingGroups.find((one) => one === about);
    if (group !== undefined) goTo(group);
  }, [about]);

  function goTo(next: SettingGroup): void {
    setGroup(next);
    setPage('values');
    setQuery('');
    requestAnimationFrame(() => void content.current?.querySelector(`[data-group="${next}"]`)?.scrollIntoView());
  }

  return (
    <div className="settings">
      <div className="settings-body">
        <nav className="settings-pages stack scroll" aria-label={words.pages}>
          {page !== 'keys' && (
            <SearchField
              className="settings-search"
              label={words.search}
              value={query}
              onChange={(value) => {
                setQuery(value);
                setPage('values');
              }}
            />
          )}
          {settingGroups
            .filter((one) => scope === 'user' || settingList.some((each) => each.group === one && each.inProject))
            .map((one) => (
              <Way key={one} icon={groupIcons[one]} isHere={page === 'values' && group === one} go={() => goTo(one)}>
                {words.groups[one]}
              </Way>
            ))}
          <Way icon="keyboard" isHere={page === 'keys'} go={() => setPage('keys')}>
            {words.keys}
          </Way>
          {hasProject && page !== 'keys' && (
            <>
              <h2 className="settings-scope faint bold text-11">{words.scope}</h2>
              {settingScopes.map((one) => (
                <Button
                  look="row"
                  icon={one === 'user' ? 'person' : 'folder'}
                  className="settings-way"
                  key={one}
                  aria-pressed={one === scope}
                  onClick={() => {
                    setScope(one);
                    if (one === 'project' && group === 'look') setGroup('editor');
                  }}
                >
                  {words.scopes[one]}
                </Button>
              ))}
            </>
          )}
          <span className="head-space" />
          <Way icon="file" isHere={page === 'json'} go={() => setPage('json')}>
            {words.json}
          </Way>
        </nav>
        <div className="settings-content scroll" ref={content}>
          <FileNotes />
          {page === 'values' && <Values scope={scope} query={query} />}
          {page === 'keys' && <KeysPage />}
          {page === 'json' && <SettingsText key={scope} scope={scope} />}
        </div>
      </div>
    </div>
  );
}

interface WayProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly isHere: boolean;
  readonly go: () => void;
  readonly children: string;
}

function Way({ icon, isHere, go, children }: WayProps) {
  return (
    <Button look="row" icon={icon} className="settings-way" aria-current={isHere} onClick={go}>
      {children}
    </Button>
  );
}

function FileNotes() {
  const words = useWords(settingsWords);
  const { damaged, refused } = useStore(settingsKeepingStore);
  return (
    <div role="status">
      {damaged.map((file) => (
        <p key={file} className="note note-warning">
          <Icon name="warning" />
          {words.damaged({ file })}
        </p>
      ))}
      {refused !== null && (
        <p className="note note-error">
          <Icon name="error" />
          {words.notKept({ code: refused })}
        </p>
      )}
    </div>
  );
}

function Values({ scope, query }: { readonly scope: SettingScope; readonly query: string }) {
  const words = useWords(settingsWords);
  const text = useStore(settingsStore, (state) => state[scope]?.text ?? '');
  const wrong = useMemo(() => {
    const faults = readSettings(text)?.faults ?? [];
    return new Set(faults.filter(({ kind }) => kind === 'value').map(({ key }) => key));
  }, [text]);
  const fits = settingList.filter((one) => (scope === 'user' || one.inProject) && isSought(one, query));
  return (
    <>
      {scope === 'project' && <p className="settings-lead muted text-12">{words.projectHelp}</p>}
      {settingGroups.map((group) => {
        const rows = fits.filter((one) => one.group === group);
        return (
          rows.length > 0 && (
            <section key={group} className="settings-group" data-group={group} aria-label={words.groups[group]}>
              <h2>{words.groups[group]}</h2>
              <ul>
                {rows.map((one) => (
                  <SettingRow key={one.key} setting={one} scope={scope} isWrong={wrong.has(one.key)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <p role="status" className="settings-lead muted text-12">
        {fits.length === 0 && words.nothingFits}
      </p>
    </>
  );
}

/** Matches label and description in both languages, and the key. */
function isSought({ key }: ListedSetting, query: string): boolean {
  if (query.trim() === '') return true;
  const said: readonly SettingWords[] = [settingsWords.ja.settings[key], settingsWords.en.settings[key]];
  const names = said.flatMap(({ name, help, values }) => [name, readingOf(name), help, ...Object.values(values ?? {})]);
  return fitness(query, [...names, key].map(sought)) !== null;
}
