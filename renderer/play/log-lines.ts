import type { ToldEvent } from '#authoring/sentences/spoken-game.ts';
import type { ToldEntry } from '../workers/engine-calls.ts';

/** A line of the log as it is read. */
export type LogLine =
  | { readonly kind: 'head'; readonly key: string; readonly text: string }
  | { readonly kind: 'entry'; readonly key: string; readonly at: number; readonly entry: ToldEntry }
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly event: ToldEvent;
      /** 1: the answer brought it about; 2: a text that the answer did not name. */
      readonly depth: 1 | 2;
    };

/** Events that part the log. */
const heads: readonly string[] = ['round', 'phase'];

/** The log under its decisions, from the entry `from` on: -1 begins with the set-up. */
export function logLines(
  events: readonly ToldEvent[],
  entries: readonly ToldEntry[],
  from: number,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (let at = Math.max(-1, from); at < entries.length; at++) {
    const entry = entries[at];
    const first = entry?.events ?? 0;
    const end = entries[at + 1]?.events ?? events.length;
    if (entry !== undefined) lines.push({ kind: 'entry', key: `entry ${at}`, at, entry });
    for (let i = first; i < end; i++) {
      const event = events[i];
      if (event === undefined) continue;
      if (heads.includes(event.kind)) addHead(lines, i, event.sentence);
      else lines.push({ kind: 'event', key: `event ${i}`, event, depth: depthOf(event, entry) });
    }
  }
  return lines;
}

/** A round and its first phase are one head. */
function addHead(lines: LogLine[], i: number, text: string): void {
  const last = lines.at(-1);
  if (last?.kind !== 'head') lines.push({ kind: 'head', key: `head ${i}`, text });
  else lines[lines.length - 1] = { ...last, text: `${last.text} · ${text}` };
}

function depthOf({ cause }: ToldEvent, entry: ToldEntry | undefined): 1 | 2 {
  return cause === null || entry === undefined || entry.names.includes(cause.name) ? 1 : 2;
}
