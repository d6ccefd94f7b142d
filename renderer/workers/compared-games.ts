import type { CallName, Fields, Reply } from '#api/session-api.ts';
import type { SpokenGame } from '#authoring/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** A log as far as one of two moments that are compared. */
export interface Moment {
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
}
/** One of two tables beside each other. */
export interface ComparedTable {
  readonly table: JsonObject;
  readonly figures: JsonObject;
  /** What happened there first that is other; null: nothing did. */
  readonly event: string | null;
  /** What was answered where the answers part. */
  readonly answer: string | null;
}
export interface ComparedGames {
  readonly differences: Reply<'differ'>;
  readonly one: ComparedTable;
  readonly other: ComparedTable;
  readonly labels: Readonly<Record<string, string>>;
}

type Ask = <Name extends CallName>(call: { readonly name: Name; readonly fields: unknown }) => Reply<Name>;

/** Games that are laid for a comparison, by numbers that no game of the page has. */
const ONE = 1_000_001;
const OTHER = 1_000_002;

/** Plays two logs, says where they differ, and forgets both. */
export function comparedGames(ask: Ask, speak: SpokenGame | null, one: Moment, other: Moment): ComparedGames {
  const sides = [
    { game: ONE, ...one },
    { game: OTHER, ...other },
  ];
  try {
    const played = sides.map(({ game, setup, entries }) =>
      ask({
        name: 'replay',
        fields: { game, setup, entries: [...entries] } satisfies Fields<'replay'> & { game: number },
      }),
    );
    const found = ask({ name: 'differ', fields: { one: { game: ONE }, other: { game: OTHER } } });
    const differences: Reply<'differ'> = {
      ...found,
      one: { ...found.one, broken: played[0]?.broken ?? null },
      other: { ...found.other, broken: played[1]?.broken ?? null },
    };
    const [a, b] = sides.map(({ game, entries }, i): ComparedTable => {
      const event = i === 0 ? differences.first?.one : differences.first?.other;
      const answer = differences.answers === null ? undefined : entries[differences.answers];
      return {
        table: ask({ name: 'table', fields: { game } }),
        figures: ask({ name: 'figures', fields: { game } }),
        event: event == null ? null : (speak?.event(event) ?? ''),
        answer: answer === undefined ? null : (speak?.entry(answer) ?? ''),
      };
    }) as [ComparedTable, ComparedTable];
    const labels = speak?.labels([a.table, b.table]) ?? {};
    return { differences, one: a, other: b, labels };
  } finally {
    for (const { game } of sides) closeGame(ask, game);
  }
}

function closeGame(ask: Ask, game: number): void {
  try {
    ask({ name: 'close', fields: { game } });
  } catch {
    // It could not even be set up.
  }
}
