import type { CallFields, Reply } from '#api/session/session-api.ts';
import type { SpokenGame } from '#authoring/project/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { AskSession } from './ask-session.ts';

export interface ComparedMoment {
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
}
export interface ComparedTable {
  readonly table: JsonObject;
  readonly figures: JsonObject;
  /** Null: none. */
  readonly event: string | null;
  /** The answer where the logs diverge. */
  readonly answer: string | null;
}
export interface ComparedGames {
  readonly differences: Reply<'differ'>;
  readonly one: ComparedTable;
  readonly other: ComparedTable;
  readonly labels: Readonly<Record<string, string>>;
}

/** Ids that no other game uses. */
const ONE = 1_000_001;
const OTHER = 1_000_002;

export function comparedGames(
  ask: AskSession,
  speak: SpokenGame | null,
  one: ComparedMoment,
  other: ComparedMoment,
): ComparedGames {
  const sides = [
    { game: ONE, ...one },
    { game: OTHER, ...other },
  ];
  try {
    const played = sides.map(({ game, setup, entries }) =>
      ask({
        name: 'replay',
        fields: { game, setup, entries: [...entries] } satisfies CallFields<'replay'> & { game: number },
      }),
    );
    const found = ask({ name: 'differ', fields: { one: { game: ONE }, other: { game: OTHER } } });
    const differences = withBreaks(found, [played[0]?.broken ?? null, played[1]?.broken ?? null]);
    const [a, b] = sides.map(
      ({ game, entries }, i): ComparedTable => tableOf(ask, game, told(differences, i, entries, speak)),
    ) as [ComparedTable, ComparedTable];
    return { differences, one: a, other: b, labels: speak?.labels([a.table, b.table]) ?? {} };
  } finally {
    for (const { game } of sides) closeGame(ask, game);
  }
}

/** Plays the same log in two sessions on different content. `before`: the texts of the first. */
export function compareContents(
  [then, now]: readonly [AskSession, AskSession],
  speak: SpokenGame | null,
  { setup, entries }: ComparedMoment,
  before: Readonly<Record<string, string>>,
): ComparedGames {
  const log = [...entries];
  try {
    const broken = [then, now].map((ask) => ask({ name: 'replay', fields: { game: ONE, setup, entries: log } }).broken);
    const fields = { one: { setup, entries: log, files: before }, other: { setup, entries: log } };
    const found = now({ name: 'differ', fields });
    const differences = withBreaks(found, [broken[0] ?? null, broken[1] ?? null]);
    const [a, b] = [then, now].map((ask, i) => tableOf(ask, ONE, told(differences, i, entries, speak))) as [
      ComparedTable,
      ComparedTable,
    ];
    return { differences, one: a, other: b, labels: speak?.labels([a.table, b.table]) ?? {} };
  } finally {
    for (const ask of [then, now]) closeGame(ask, ONE);
  }
}

type Break = Reply<'replay'>['broken'];
const withBreaks = (found: Reply<'differ'>, [one, other]: readonly [Break, Break]): Reply<'differ'> => ({
  ...found,
  one: { ...found.one, broken: one },
  other: { ...found.other, broken: other },
});

function told(
  { first, answers }: Reply<'differ'>,
  side: number,
  entries: readonly JsonObject[],
  speak: SpokenGame | null,
): Pick<ComparedTable, 'event' | 'answer'> {
  const event = side === 0 ? first?.one : first?.other;
  const answer = answers === null ? undefined : entries[answers];
  return {
    event: event == null ? null : (speak?.event(event) ?? ''),
    answer: answer === undefined ? null : (speak?.entry(answer) ?? ''),
  };
}

function tableOf(ask: AskSession, game: number, said: Pick<ComparedTable, 'event' | 'answer'>): ComparedTable {
  return {
    table: ask({ name: 'table', fields: { game } }),
    figures: ask({ name: 'figures', fields: { game } }),
    ...said,
  };
}

function closeGame(ask: AskSession, game: number): void {
  try {
    ask({ name: 'close', fields: { game } });
  } catch {}
}
