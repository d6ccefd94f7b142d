import type { StudioApi } from '#api/studio/studio-api.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { dictionaryFaultText } from '#authoring/tools/spelling/dictionary-fault.ts';
import type { SpeltText } from '#authoring/tools/spelling/spelling-problems.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { followSetting } from '../settings/settings-store.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { awaited, inBackground } from '../timing/pending.ts';
import { Throttle } from '../timing/throttle.ts';
import { authoring } from '../workers/authoring-client.ts';
import type { SpellingCalls } from '../workers/spelling-room.ts';
import { startWorker } from '../workers/threads.ts';
import type { WorkerClient } from '../workers/worker-call.ts';
import { translationsStore } from './translations-store.ts';

/** The dictionary of a locale. `refused` has a sentence. */
type DictionaryState = 'unknown' | 'needless' | 'none' | 'refused' | 'found';

interface SpellingState {
  readonly dictionary: DictionaryState;
  readonly fault: Text | null;
  /** Without suggestions. */
  readonly problems: readonly Problem[];
}

const nothing: SpellingState = { dictionary: 'unknown', fault: null, problems: [] };
export const spellingStore = store<SpellingState>(() => nothing);
const { setState } = spellingStore;

/** In milliseconds: a dictionary that takes longer to expand is given up. */
const LONGEST = 60_000;

class Spelling {
  private readonly pace = new Throttle(400);
  private client: WorkerClient<SpellingCalls> | null = null;
  private known: { readonly locale: string; readonly loading: Promise<DictionaryState> } | null = null;

  plan(api: StudioApi): void {
    this.pace.plan(() => this.look(api));
  }

  /** The next look reads the dictionary again. */
  forget(): void {
    this.client?.end();
    this.client = null;
    this.known = null;
    setState(nothing);
  }

  /** The problems of one text, with suggestions. */
  async problemsOf(locale: string, typed: SpeltText | null, suggests: boolean): Promise<readonly Problem[]> {
    if (this.client === null || this.known?.locale !== locale || (await this.known.loading) !== 'found') return [];
    const words = await authoring().call('wordsToSpell', { locale, typed });
    const misspelt = await this.client.call('misspelt', { locale, words, suggests });
    return await authoring().call('spellingProblems', { locale, typed, misspelt });
  }

  private async look(api: StudioApi): Promise<void> {
    const locale = translationsStore.getState().translating?.locale ?? null;
    if (locale === null) return;
    if (this.known?.locale !== locale) {
      this.forget();
      this.known = { locale, loading: this.load(api, locale) };
    }
    const { loading } = this.known as NonNullable<typeof this.known>;
    const dictionary = await loading;
    if (dictionary !== 'found' || this.known?.locale !== locale) return;
    const problems = await this.problemsOf(locale, null, false).catch(() => []);
    if (this.known?.locale === locale) setState({ dictionary, fault: null, problems });
  }

  private async load(api: StudioApi, locale: string): Promise<DictionaryState> {
    const show = (dictionary: DictionaryState, fault: Text | null = null): DictionaryState => {
      if (this.known?.locale === locale) setState({ dictionary, fault, problems: [] });
      return dictionary;
    };
    const words = await authoring().call('wordsToSpell', { locale, typed: null });
    if (words.length === 0) return show('needless');
    const found = await api.dictionary({ locale });
    if (found.kind === 'none') return show('none');
    if (found.kind === 'refused') return show('refused', dictionaryFaultText(found.code, found.file));
    const client = startWorker<SpellingCalls>('spelling');
    this.client = client;
    const callOff = inBackground(() => client.end(), LONGEST);
    const code = await client
      .call('take', { locale, aff: found.aff, dic: found.dic })
      .catch(() => 'forms' as const)
      .finally(callOff);
    return code === null ? show('found') : show('refused', dictionaryFaultText(code, found.file));
  }
}
const spelling = deskState(() => new Spelling());

/** Follows the translations that are shown; returns how to stop. The dictionary is read on first use. */
export function followSpelling(api: StudioApi): () => void {
  const look = (): void => spelling().plan(api);
  const again = (): void => {
    spelling().forget();
    look();
  };
  const stops = [
    translationsStore.subscribe(({ translating }, before) => translating !== before.translating && look()),
    followSetting('files.dictionaries', again),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

export const spellingOf = (locale: string, text: SpeltText): Promise<readonly Problem[]> =>
  awaited(
    spelling()
      .problemsOf(locale, text, true)
      .catch(() => []),
  );
