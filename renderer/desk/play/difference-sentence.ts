import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { localeNow } from '../settings/locale-store.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { engineWords } from '../words/generated/engine-words.ts';
import type { EngineCalls } from '../workers/engine-room.ts';
import type { CallArgument, WorkerReply } from '../workers/worker-call.ts';
import { namedChain } from './chain-names.ts';
import type { EditOutcome } from './play-store.ts';

type Say = (ask: CallArgument<EngineCalls, 'say'>) => Promise<WorkerReply<EngineCalls, 'say'>>;

/** Describes an edit's effect on the game. `moves`: how many were made; without any, only real changes are reported. */
export async function differenceSentence(say: Say, difference: EditOutcome, moves: number): Promise<string> {
  const locale = localeNow();
  const words = deskWords[locale];
  switch (difference.kind) {
    case 'none':
      return words.same;
    case 'same':
      return moves === 0 ? words.replayedSame + words.playFirst : words.replayedSame;
    case 'invalid':
      return difference.goesOn
        ? words.stillOld({ errors: difference.errors })
        : words.fixFirst({ errors: difference.errors });
    case 'endless':
      return engineWords[locale].replayEndless;
    case 'wentOn':
      return engineWords[locale].wentOn({ dropped: difference.dropped });
    case 'changed': {
      const { at, before, after } = difference.changed;
      const place = at < 0 ? words.atSetup : words.atEntry({ at: at + 1 });
      const events = [before, after].map((event) => event ?? ({} satisfies JsonObject));
      const said = (await say({ locale, answers: [], events, rules: [] })).events;
      if (before === null) return words.appeared({ at: place, after: said[1] ?? '' });
      if (after === null) return words.vanished({ at: place, before: said[0] ?? '' });
      return words.changed({ at: place, before: said[0] ?? '', after: said[1] ?? '' });
    }
    case 'broken': {
      const { at, answer, message, chain } = difference.broken;
      const said = await say({ locale, answers: [answer], events: [], rules: [] });
      if (chain.length === 0)
        return words.broken({
          at: words.atEntry({ at: at + 1 }),
          entry: said.answers[0] ?? '',
          reason: message[locale],
        });
      const where = engineWords[locale].effectsOf({ cards: await namedChain(locale, chain) });
      return engineWords[locale].replayGaveUp({
        at: words.atEntry({ at: at + 1 }),
        entry: said.answers[0] ?? '',
        where,
      });
    }
  }
}
