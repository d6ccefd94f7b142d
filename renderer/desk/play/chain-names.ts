import { engineWords } from '../words/generated/engine-words.ts';
import type { Locale } from '../words/locale.ts';
import { authoring } from '../workers/authoring-client.ts';
import type { EngineTask } from './engine-alarm.ts';

/** As many cards of a chain as are named: one that goes round says the same ones again and again. */
const NAMED = 5;

/** The cards and boards whose effects a chain is made of, each once, in the order in which they came in. */
function ownersOf(chain: readonly string[]): readonly string[] {
  return [...new Set(chain.flatMap((path) => (path.includes('/') ? [path.split('/', 1)[0] as string] : [])))];
}

/** A chain in the names of its cards. The authoring worker says them: the engine may be the one that is silent. */
export async function namedChain(locale: Locale, chain: readonly string[]): Promise<string> {
  const owners = ownersOf(chain);
  const { names } = await authoring().call('words', { locale, entries: [], names: owners });
  const first = names.slice(0, NAMED).map((name, i) => (name === owners[i] ? name : bracketed(locale, name)));
  return [...first, ...(names.length > NAMED ? ['…'] : [])].join(' › ');
}

const bracketed = (locale: Locale, name: string): string => engineWords[locale].entry({ sentence: name });

/** The answer or cheat that the engine was to carry out, as a sentence; null when it was at something else. */
export async function saidEntry(locale: Locale, doing: EngineTask): Promise<string | null> {
  if (doing.kind !== 'entry') return null;
  const { entries } = await authoring().call('words', { locale, entries: [doing.entry], names: [] });
  return entries[0] ?? null;
}
