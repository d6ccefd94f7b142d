import { localeNow } from '../settings/locale-store.ts';
import type { OfferedAction } from '../workers/engine-calls.ts';
import { nothingRuns } from './ask-why.ts';
import { playStore } from './play-store.ts';
import { engine } from './running-engine.ts';

/** What may be done besides what is asked, by the seat whose view is shown; with all visible, by any. */
export async function anytimeOffers(): Promise<readonly OfferedAction[]> {
  await nothingRuns();
  const seat = playStore.getState().view?.seat ?? null;
  const answers = await engine().ask('anytime', seat === null ? {} : { seat });
  const said = await engine().call('say', { locale: localeNow(), answers, events: [], rules: [] });
  return answers.map((answer, i) => ({ answer, sentence: said.answers[i] ?? '' }));
}
