import { engineWords } from '../words/generated/engine-words.ts';
import type { Locale } from '../words/locale.ts';
import { authoring } from '../workers/authoring-client.ts';
import type { EngineTask } from './engine-alarm.ts';

const NAMED = 5;

function ownersOf(chain: readonly string[]): readonly string[] {
  return [...new Set(chain.flatMap((path) => (path.includes('/') ? [path.split('/', 1)[0] as string] : [])))];
}

/** By the authoring worker, since the engine may be unresponsive. */
export async function namedChain(locale: Locale, chain: readonly string[]): Promise<string> {
  const owners = ownersOf(chain);
  const { names } = await authoring().call('words', { locale, entries: [], names: owners });
  const first = names.slice(0, NAMED).map((name, i) => (name === owners[i] ? name : bracketed(locale, name)));
  return [...first, ...(names.length > NAMED ? ['…'] : [])].join(' › ');
}

const bracketed = (locale: Locale, name: string): string => engineWords[locale].entry({ sentence: name });

/** The entry being executed, as a sentence; null: none. */
export async function saidEntry(locale: Locale, doing: EngineTask): Promise<string | null> {
  if (doing.kind !== 'entry') return null;
  const { entries } = await authoring().call('words', { locale, entries: [doing.entry], names: [] });
  return entries[0] ?? null;
}
