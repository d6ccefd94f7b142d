import type { KeptSettings, SettingScope } from '#api/studio/settings.ts';
import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import { store } from '../state/store.ts';
import { soon } from '../timing/pending.ts';
import { type ScopeSettings, settingsStore, takeScope, takeSettings, textWith } from './settings-store.ts';

/** Delay before settings are saved, in milliseconds. */
const DELAY = 200;
const AGAIN = 3000;
/** Channel on which pages exchange saved settings. */
const LINE = 'studio.settings';
const scopes: readonly SettingScope[] = ['user', 'project'];

export interface KeptUntilEnd {
  readonly keepNow: () => void;
  readonly end: () => void;
}

interface Keeping {
  /** Unreadable files that were set aside. */
  readonly damaged: readonly string[];
  /** Why saving failed; null: saved. */
  readonly refused: string | null;
}

export const settingsKeepingStore = store<Keeping>(() => ({ damaged: [], refused: null }));

/** Takes over settings and saves changes; returns how to flush and to end. */
export function keepSettings(api: StudioApi, recalled: StudioReply<'recallSettings'>): KeptUntilEnd {
  const line = new BroadcastChannel(LINE);
  const kept: Record<SettingScope, KeptSettings | null> = { ...recalled };
  let callOff: () => void = () => undefined;
  let isWriting = false;

  takeSettings(recalled);
  settingsKeepingStore.setState({
    damaged: [recalled.user, recalled.project].flatMap((one) => one?.damaged ?? []),
  });
  settingsStore.subscribe((now, before) => {
    if (now.user.text !== before.user.text || now.project?.text !== before.project?.text) plan(DELAY);
  });
  line.addEventListener('message', ({ data: heard }) => {
    const data = heard as KeptSettings;
    if (hasChanged('user')) return;
    kept.user = data;
    takeScope('user', data);
  });
  function plan(delay: number): void {
    callOff();
    callOff = soon(() => void write(), delay);
  }

  function hasChanged(scope: SettingScope): boolean {
    const now = settingsStore.getState()[scope];
    return now !== null && now.text !== kept[scope]?.text;
  }

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    callOff();
    for (const scope of scopes) if (hasChanged(scope)) await writeScope(scope);
    isWriting = false;
    if (scopes.some(hasChanged)) plan(settingsKeepingStore.getState().refused === null ? 0 : AGAIN);
  }

  async function writeScope(scope: SettingScope): Promise<void> {
    const [base, now] = [kept[scope], settingsStore.getState()[scope]];
    if (base === null || now === null) return;
    const { text, values } = now;
    const reply = await api
      .keepSettings({ scope, text, base: base.version })
      .catch(() => ({ kept: false as const, code: 'unreachable' }));
    settingsKeepingStore.setState({ refused: 'code' in reply ? reply.code : null });
    if (reply.kept) {
      const written = { text, values, version: reply.version, damaged: null };
      kept[scope] = written;
      if (scope === 'user') line.postMessage(written);
    } else if ('now' in reply) {
      kept[scope] = reply.now;
      const { user, project } = settingsStore.getState();
      takeScope(scope, rebase(reply.now, base, (scope === 'user' ? user : project) ?? now));
    }
  }

  return { keepNow: () => void write(), end: () => line.close() };
}

/** Rebases our changes since `base` on theirs. */
export function rebase(theirs: ScopeSettings, base: ScopeSettings, ours: ScopeSettings): ScopeSettings {
  const [before, after] = [objectIn(base.text), objectIn(ours.text)];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  let { text } = theirs;
  const values: Record<string, unknown> = { ...theirs.values };
  for (const key of keys) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    text = textWith(text, key, after[key]);
    delete values[key];
    const valid = (ours.values as Readonly<Record<string, unknown>>)[key];
    if (valid !== undefined) values[key] = valid;
  }
  return { text, values: values as ScopeSettings['values'] };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  return text.trim() === '' ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>);
}
