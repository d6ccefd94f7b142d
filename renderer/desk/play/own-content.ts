import type { PlayState, ReplayableGame } from './play-store.ts';
import { asReplay, current, engine, inTurn, keepPlayed, look, show, tell } from './running-engine.ts';

// A line can be gone on with on the content on which it was played, while the project has become another. No edit comes to
// the game then: what the project says meanwhile waits for whoever plays on that again.

type Texts = NonNullable<PlayState['playedOn']>;

/** The texts of the project, as they last were without errors, whatever the running game is played on. */
export const presentTexts = ({ ownContent, playedOn }: PlayState): Texts | null => ownContent?.present ?? playedOn;

/**
 * Plays a line to its end on the texts on which it was played, to be gone on with there. False: they cannot be read any
 * more, and all is as it was.
 */
export async function playOnOwn(whole: ReplayableGame, line: string, texts: Texts): Promise<boolean> {
  let isDone = false;
  await inTurn({ kind: 'restoring' }, async () => {
    const present = presentTexts(current());
    if (present === null || (await engine().ask('content', { files: { ...texts } })).problems > 0) return;
    isDone = true;
    const { broken } = await engine().ask('replay', asReplay(whole));
    show({ ownContent: { present }, playedOn: texts });
    show({ line, laid: null, undone: [], changedEvent: null, reward: null });
    await look(0, 0);
    keepPlayed(whole.setup);
    await tell(broken === null ? { kind: 'none' } : { kind: 'broken', broken });
  });
  return isDone;
}

/** Within a turn: what is played from here on is played on the project as it is. Whether it was another content before. */
export async function toPresent(): Promise<boolean> {
  const { ownContent } = current();
  if (ownContent === null) return false;
  await engine().ask('content', { files: { ...ownContent.present } });
  show({ ownContent: null, playedOn: ownContent.present });
  return true;
}

/** What the project says now, while a game is played on other content: kept for later. Whether that is so. */
export function notePresent(present: Texts, errors: number): boolean {
  const { ownContent, state } = current();
  if (ownContent === null) return false;
  if (state !== 'running') {
    show({ ownContent: null });
    return false;
  }
  if (errors === 0) show({ ownContent: { present } });
  return true;
}
