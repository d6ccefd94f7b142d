import type { JsonObject } from '#engine/kernel/json.ts';
import { useLocale } from '../words/locale-store.ts';
import type { EngineLine } from '../workers/engine-client.ts';
import type { Difference } from './play-store.ts';

/** What an edit did to the game, in one sentence of the page's language. */
export async function differenceSentence(engine: EngineLine, difference: Difference): Promise<string> {
  const { locale, words } = useLocale.getState();
  switch (difference.kind) {
    case 'none':
      return words.same;
    case 'same':
      return words.replayedSame;
    case 'invalid':
      return words.stillOld(difference.errors);
    case 'changed': {
      const { at, before, after } = difference.changed;
      const place = at < 0 ? words.atSetup : words.atEntry(at);
      const said = await sayEvents([before, after]);
      if (before === null) return words.appeared(place, said[1] ?? '');
      if (after === null) return words.vanished(place, said[0] ?? '');
      return words.changed(place, said[0] ?? '', said[1] ?? '');
    }
    case 'broken': {
      const { at, answer, rule } = difference.broken;
      const rules = rule === null ? [] : [rule];
      const said = await engine.call('say', { locale, answers: [answer], events: [], rules });
      return words.broken(words.atEntry(at), said.answers[0] ?? '', said.rules[0] ?? '');
    }
  }

  async function sayEvents(events: readonly (JsonObject | null)[]): Promise<readonly string[]> {
    const said = await engine.call('say', {
      locale,
      answers: [],
      events: events.map((event) => event ?? {}),
      rules: [],
    });
    return said.events;
  }
}
