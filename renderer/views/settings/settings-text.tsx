import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { readSettings, type SettingFault } from '#api/studio/read-settings.ts';
import { usualSettings } from '#api/studio/setting-values.ts';
import { type SettingKey, type SettingScope, Settings, settingKeys } from '#api/studio/settings.ts';
import { parseJson } from '#authoring/text/json/parse-json.ts';
import { draftsStore } from '#renderer/desk/settings/drafts-store.ts';
import { settingsStore, takeScope } from '#renderer/desk/settings/settings-store.ts';
import { settingsWords } from '#renderer/desk/words/generated/settings-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function SettingsText({ scope }: { readonly scope: SettingScope }) {
  const words = useWords(settingsWords);
  const kept = useStore(settingsStore, (state) => state[scope]?.text ?? '');
  const draft = useStore(draftsStore, (state) => state[scope]);
  const [isComposing, setComposing] = useState(false);
  const id = useId();
  const text = draft ?? kept;
  const problems = problemsIn(text, words);

  function write(next: string, composing: boolean): void {
    const read = composing ? null : readSettings(next);
    draftsStore.setState({ [scope]: read === null ? next : null });
    if (read !== null) takeScope(scope, { text: next, values: read.values });
  }

  return (
    <section className="settings-group" aria-label={words.json}>
      <h2>{words.textField({ scope: words.scopes[scope] })}</h2>
      <p id={id} className="settings-lead muted text-12">
        {words.textHelp}
      </p>
      <textarea
        className="settings-text code"
        aria-label={words.textField({ scope: words.scopes[scope] })}
        aria-describedby={id}
        spellCheck={false}
        value={text}
        placeholder="{}"
        onChange={(event) => write(event.target.value, isComposing)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={(event) => {
          setComposing(false);
          write(event.currentTarget.value, false);
        }}
      />
      <ul className="text-12" aria-label={words.problems} aria-live="polite">
        {problems.length === 0 ? <li>{words.allSound}</li> : problems.map((one) => <li key={one}>{one}</li>)}
        {draft !== null && <li>{words.notWritten}</li>}
      </ul>
      <table className="settings-table">
        <caption>{words.names}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.may}</th>
            <th scope="col">{words.usual}</th>
          </tr>
        </thead>
        <tbody>
          {settingKeys.map((key) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{mayBe(key, words)}</td>
              <td>
                <code>{JSON.stringify(usualSettings[key])}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Words = (typeof settingsWords)['ja'];

function problemsIn(text: string, words: Words): readonly string[] {
  if (text.trim() === '') return [];
  const read = readSettings(text);
  if (read !== null) return read.faults.map((fault) => said(fault, text, words));
  const [fault] = parseJson(text).faults;
  return [
    fault === undefined ? words.notAnObject({ braces: '{ }' }) : words.noObject({ line: lineAt(text, fault.offset) }),
  ];
}

function said({ kind, key }: SettingFault, text: string, words: Words): string {
  const line = lineAt(text, Math.max(0, text.indexOf(JSON.stringify(key))));
  return kind === 'unknown'
    ? words.unknown({ line, key })
    : words.badValue({ line, key, may: mayBe(key as SettingKey, words) });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function mayBe(key: SettingKey, words: Words): string {
  const schema: object = Settings.properties[key];
  if ('anyOf' in schema)
    return (schema.anyOf as readonly { readonly const: string }[])
      .map((one) => JSON.stringify(one.const))
      .join(words.or);
  if ('minimum' in schema && 'maximum' in schema)
    return words.between({ from: Number(schema.minimum), to: Number(schema.maximum) });
  if (key === 'play.presets') return words.presetsByName;
  return key === 'keys' ? words.keysOfCommands : words.yesNo;
}
