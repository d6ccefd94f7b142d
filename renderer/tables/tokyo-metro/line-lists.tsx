import { actionsFor } from '../library/legal-actions.ts';
import { useTable } from '../library/table-context.ts';
import { useMetro } from './board-context.ts';
import { lineLabel, stationLabel } from './labels.ts';

/** The map for screen readers: a list of stations a line. */
export function LineLists() {
  const metro = useMetro();
  const { labels, offers } = useTable();
  const { map, words } = metro;
  return (
    <section className="hidden" aria-label={words.lineList}>
      {map.lines.map((line) => (
        <ul key={line.id} aria-label={lineLabel(metro, labels, line)}>
          {line.stops.flatMap((stop) => {
            const station = map.stations.get(stop);
            if (station === undefined) return [];
            const can = actionsFor(offers, [stop]).length > 0;
            const said = stationLabel(metro, labels, station, line.id);
            return [<li key={stop}>{can ? `${said}${words.comma}${words.reachable}` : said}</li>];
          })}
        </ul>
      ))}
    </section>
  );
}
