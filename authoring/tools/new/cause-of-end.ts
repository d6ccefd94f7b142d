import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { explained } from '#authoring/project/sentences/explained.ts';
import { reasonOfEnd } from '#authoring/project/sentences/reason-of-end.ts';
import { type SpokenGame, speakGame } from '#authoring/project/sentences/spoken-game.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** The condition that came true, else the card whose effect ended the game, else the rule. Null: unknown. */
export function causeOfEnd(playable: Playable, session: Session): Text | null {
  const { system, documents } = playable;
  const rule = system.words.rules[session.endedBy ?? ''];
  const byRule = rule === undefined ? null : { ja: rule.ja, en: rule.en };
  // Nothing happens after the end, so the last event is the cause
  const found = explain(session, (probe) => contentOf(playable, undefined, probe), session.eventCount - 1);
  if (found === null) return byRule;
  const [ja, en] = [speakGame(system.words, documents, 'ja'), speakGame(system.words, documents, 'en')];
  const label = (game: SpokenGame, name: string): string => Object.values(game.labels([name]))[0] ?? name;
  const called = (name: string): Text => ({ ja: label(ja, name), en: label(en, name) });
  const { text, card } = reasonOfEnd(explained(system, documents, found), called);
  return text ?? (card === null ? byRule : called(card));
}
