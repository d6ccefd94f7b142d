import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SpokenGame, speakGame } from '#authoring/project/sentences/spoken-game.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content, Documents } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { systems } from '#engine/systems/systems.ts';
import { sampleOf } from '#host/program/program-folder.ts';
import type { GoldenGame, MadeForGame } from '../made-for-game.ts';
import type { GeneratedFile } from './generated-file.ts';

function documentsIn(folder: string): Documents {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.split(path.sep).join('/'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Json,
      ]),
  );
}

/** The golden games of every game that has some. */
export function goldenGames(games: readonly (MadeForGame & { readonly id: string })[]): readonly GeneratedFile[] {
  return games.flatMap(({ id, golden }) => (golden.length === 0 ? [] : goldenGamesOf(id, golden)));
}

function goldenGamesOf(id: string, golden: readonly GoldenGame[]): readonly GeneratedFile[] {
  const system = systems.find((one) => one.id === id)!;
  const documents = documentsIn(sampleOf(id)!);
  const content = system.compile(documents, system.language, null) as Content;
  const speakers = (['ja', 'en'] as const).map((locale) => speakGame(system.words, documents, locale));
  return golden.map(({ name, about, setup, bot }) => {
    const { session } = playOut({ system, content, setup }, { player: players[bot]!, keep: true });
    const head = `${about}, ${JSON.stringify(setup)}`;
    return {
      path: `tests/${id}/golden/${name}.txt`,
      text: `Made by \`npm run golden\`: ${head}\n\n${told(session, speakers)}`,
    };
  });
}

/** Each answer, and under it what came of it: a line each, in both languages. */
function told(session: Session, speakers: readonly SpokenGame[]): string {
  const { entries } = session;
  const lines = happened(session, 0, session.eventsBefore(0), speakers);
  for (const [at, entry] of entries.entries()) {
    const to = at + 1 < entries.length ? session.eventsBefore(at + 1) : session.eventCount;
    lines.push(`${at + 1}. ${speakers.map((speaker) => speaker.entry(entry as JsonObject)).join(' | ')}`);
    lines.push(...happened(session, session.eventsBefore(at), to, speakers));
  }
  return [...lines, '', `${session.result} ${session.endedBy}`, ''].join('\n');
}

function happened(session: Session, from: number, to: number, speakers: readonly SpokenGame[]): string[] {
  const events = session.eventsFrom(from).slice(0, to - from);
  return events.map((event) => `   ${speakers.map((speaker) => eventSaid(event, speaker)).join(' | ')}`);
}

/** What happened, with what altered its amount, and when it did not happen after all why. */
function eventSaid(event: JsonObject, speaker: SpokenGame): string {
  const { sentence, base, amount, edits } = speaker.told(event);
  const reasons = edits.map(({ said, reason }) => `${reason} ${said}`).join(', ');
  const altered = edits.length === 0 ? '' : ` [${base} → ${amount}: ${reasons}]`;
  const status = event['status'] === 'applied' ? '' : ` [${event['status']}]`;
  return `${sentence === '' ? event['kind'] : sentence}${altered}${status}`;
}
