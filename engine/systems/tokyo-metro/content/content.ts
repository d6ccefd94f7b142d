import { extended } from '#engine/kernel/basics/extended.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import { compileEntry } from '#engine/library/abilities/entry.ts';
import { printedActs } from '#engine/library/acts/act.ts';
import type { MapDocument } from '#engine/library/line-map/map-format.ts';
import { textContent } from '#engine/library/plain-game/text-content.ts';
import { acts } from '../acts/acts.ts';
import type { ActionsDocument } from '../formats/actions.ts';
import type { EventsDocument } from '../formats/events.ts';
import type { GameDocument } from '../formats/game.ts';
import { seatNames } from '../table/plan.ts';
import type { MetroBoard, MetroContent, MetroDesign } from './design.ts';

const weights = [1, 2, 3];
// Extended, not spread: rules read designs often, which is fast where all have one shape
const bare = { copies: 1, deck: '', dots: 0, spots: [], line: '', weight: 0, entries: [] };

export function compileContent(documents: Documents, language: Language, probe: Probe | null): MetroContent {
  const compiler = new Compiler(language, probe);
  const map = documents['map.json'] as unknown as MapDocument;
  const { cards } = documents['cards/actions.json'] as unknown as ActionsDocument;
  const { events } = (documents['events.json'] ?? { events: [] }) as unknown as EventsDocument;
  const games = Object.entries(documents).filter(([path]) => path.startsWith('games/'));
  const effectNames = new EntryNumbers();
  const said: string[] = [];
  const designs: readonly MetroDesign[] = [
    ...cards.map(
      ({ id, deck, dots, spots }): MetroDesign =>
        extended(bare, {
          ...{ id, sort: 'card', deck, dots },
          spots: spots.map((spot, i) => ({
            chips: spot.chips,
            ...printedActs(compiler, acts, said, spot.do, `${id}/spots/${i}/do`),
          })),
        }),
    ),
    ...map.lines.flatMap(({ id: line }) =>
      weights.map((weight): MetroDesign => extended(bare, { id: `${line}-${weight}`, sort: 'share', line, weight })),
    ),
    ...seatNames.map((id): MetroDesign => extended(bare, { id, sort: 'chip', copies: 99 })),
    ...events.map(
      ({ id, effects }): MetroDesign =>
        extended(bare, {
          ...{ id, sort: 'event' },
          entries: effects.map((entry) => compileEntry(compiler, effectNames, entry, `${id}/effects`)),
        }),
    ),
  ];
  return {
    ...textContent(documents, compiler, designs),
    designAt: new Map(designs.map(({ id }, index) => [id, index])),
    boards: games.map(([, game]) => boardOf(map, game as unknown as GameDocument)),
  };
}

/** Lines of the game in map order, which is the income track, and their stations. */
function boardOf(map: MapDocument, game: GameDocument): MetroBoard {
  const tracks = map.lines.filter(({ id }) => game.lines.includes(id));
  const used = new Set(tracks.flatMap(({ stops }) => stops));
  return { ...game, tracks, stations: map.stations.map(({ id }) => id).filter((id) => used.has(id)) };
}
