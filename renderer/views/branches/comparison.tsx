import { useStore } from 'zustand';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { commonEntries } from '#authoring/tools/branches/follow.ts';
import type { TableDifference } from '#authoring/tools/branches/table-difference.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { askComparison } from '#renderer/desk/play/play-commands.ts';
import { playStore, type ReplayableGame } from '#renderer/desk/play/play-store.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { pathName } from '#renderer/desk/table/table-parts.ts';
import { type LineWords, lineWords } from '#renderer/desk/words/generated/line-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { ComparedGames, ComparedMoment, ComparedTable } from '#renderer/desk/workers/compared-games.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';

const MOST = 24;
const nothing = {};
const none: never[] = [];

export type ComparisonResult = { readonly games: ComparedGames; readonly shape: GameShape | null };

export function Comparison({ other, name }: { readonly other: Branch; readonly name: string }) {
  const words = useWords(lineWords);
  const locale = useLocale();
  const played = useStore(playStore, (state) => state.played);
  const found = useLastAnswer<ComparisonResult | 'failed'>(
    [locale, played, other],
    () => played && askComparison(locale, ...momentsOf(played, other)).catch(() => 'failed'),
  );
  return (
    <section className="lines-comparison" aria-label={words.comparing({ name })}>
      <h3 className="text-15">{words.comparing({ name })}</h3>
      <div role="status">
        {found === undefined && <p className="empty">{words.comparingNow}</p>}
        {found === 'failed' && <p className="note note-warning">{words.notCompared}</p>}
      </div>
      {found !== undefined && found !== 'failed' && <Differences found={found} here={words.here} name={name} />}
    </section>
  );
}

/** The same decision in both if they have diverged by then; else the ends of both. */
function momentsOf({ setup, entries }: ReplayableGame, other: Branch): readonly [ComparedMoment, ComparedMoment] {
  const hasParted = commonEntries(entries, other.log) < Math.min(entries.length, other.log.length);
  if (hasParted)
    return [
      { setup, entries },
      { setup: other.setup, entries: other.log.slice(0, entries.length) },
    ];
  return [
    { setup, entries: [...entries, ...playStore.getState().undone] },
    { setup: other.setup, entries: other.log },
  ];
}

interface DifferencesProps {
  readonly found: ComparisonResult;
  readonly here: string;
  readonly name: string;
}

export function Differences({ found: { games, shape }, here, name }: DifferencesProps) {
  const words = useWords(lineWords);
  const locale = useLocale();
  const { differences, one, other } = games;
  const { answers, first, table } = differences;
  const isSame = answers === null && first === null && table.length === 0;
  return (
    <>
      {isSame && <p>{words.sameGame}</p>}
      {answers !== null && (
        <Both head={words.answersPart({ at: answers + 1 })} one={one.answer} other={other.answer} {...{ here, name }} />
      )}
      {answers === null && first !== null && <p>{words.answersSame}</p>}
      {first !== null && (
        <Both
          head={words.firstEvent({ step: first.at < 0 ? null : first.at + 1 })}
          one={one.event}
          other={other.event}
          {...{ here, name }}
        />
      )}
      {[differences.one, differences.other].map(
        ({ broken }, i) =>
          broken !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sides in a fixed order
            <p key={i} className="note note-warning">
              {words.brokenAt({ at: broken.at + 1, why: broken.message[locale] })}
            </p>
          ),
      )}
      <h4 className="text-13">{words.tableHead}</h4>
      {table.length === 0 ? (
        <p>{words.tableSame}</p>
      ) : (
        <ul className="lines-places text-12">
          {table.slice(0, MOST).map((place) => (
            <li key={place.path.join('/')}>
              <span className="muted">{pathOf(place, games, shape, locale)}</span>
              <span>{said(place, games.labels, shape?.words ?? {}, words)}</span>
            </li>
          ))}
          {table.length > MOST && <li>{words.more({ count: table.length - MOST })}</li>}
        </ul>
      )}
      <div className="lines-boards">
        <SmallBoard side={one} games={games} head={here} />
        <SmallBoard side={other} games={games} head={name} />
      </div>
    </>
  );
}

function Both({
  head,
  one,
  other,
  here,
  name,
}: {
  readonly head: string;
  readonly one: string | null;
  readonly other: string | null;
  readonly here: string;
  readonly name: string;
}) {
  const words = useWords(lineWords);
  return (
    <div className="stack gap-2">
      <strong>{head}</strong>
      <dl className="facts">
        <dt>{here}</dt>
        <dd>{one ?? words.nothing}</dd>
        <dt>{name}</dt>
        <dd>{other ?? words.nothing}</dd>
      </dl>
    </div>
  );
}

function SmallBoard({
  side: { table, figures },
  games: { labels },
  head,
}: {
  readonly side: ComparedTable;
  readonly games: ComparedGames;
  readonly head: string;
}) {
  const locale = useLocale();
  const documents = usePlayedDocuments();
  const { Board } = findTable(documents);
  return (
    <figure className="lines-board">
      <figcaption className="bold">{head}</figcaption>
      <div className="box board" inert>
        <Board
          table={table}
          figures={figures}
          labels={labels}
          locale={locale}
          documents={documents}
          actions={none}
          about={nothing}
          asked={none}
          busy
          onAct={() => undefined}
          onWhy={() => Promise.resolve([])}
          marked={null}
          onShow={() => undefined}
        />
      </div>
    </figure>
  );
}

function pathOf(
  { path }: TableDifference,
  { one, labels }: ComparedGames,
  shape: GameShape | null,
  locale: Locale,
): string {
  return pathName(path, { schema: shape?.table ?? {}, document: one.table, labels, words: shape?.words ?? {} }, locale);
}

function said(
  { one, other, only }: TableDifference,
  labels: ComparedGames['labels'],
  ofGame: Readonly<Record<string, string>>,
  words: LineWords,
): string {
  const results = playStore.getState().view?.results ?? {};
  const spoken = (value: Json): string => {
    if (value === null) return words.nothing;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'string')
      return labels[value] ?? labels[designOf(value)] ?? ofGame[value] ?? results[value] ?? value;
    if (Array.isArray(value)) return value.length === 0 ? words.nothing : value.map(spoken).join(words.comma);
    if (typeof value !== 'object') return String(value);
    // A value with a name is shown by its name alone.
    const name = Object.values(value).find((one) => typeof one === 'string');
    return name === undefined ? Object.values(value).map(spoken).join(words.comma) : spoken(name);
  };
  if (only === undefined) return `${spoken(one)} → ${spoken(other)}`;
  if (only.one.length === 0 && only.other.length === 0) return words.ordered;
  return `${spoken(only.one)} → ${spoken(only.other)}`;
}
