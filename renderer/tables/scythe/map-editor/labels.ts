import type { Locale } from '#renderer/desk/words/locale.ts';
import type { PlacedProblem } from '../../table-drawing.ts';
import type { MapEditorWords } from '../words/generated/map-editor-words.ts';
import type { EditedMap, HexSpot, MapSpot } from './map-spots.ts';
import type { MapTool } from './map-tools.ts';

export function toolName(tool: MapTool, words: MapEditorWords): string {
  if (tool.kind === 'terrain') return tool.terrain.name;
  return tool.kind === 'home' ? words.home({ name: tool.name }) : words[tool.kind];
}

export function toolHint(tool: MapTool, words: MapEditorWords): string {
  return tool.kind === 'terrain' ? words.hints.terrain({ name: tool.terrain.name }) : words.hints[tool.kind];
}

export function spotLabel(spot: MapSpot, map: EditedMap, words: MapEditorWords): string {
  switch (spot.kind) {
    case 'empty':
      return words.empty({ q: spot.q, r: spot.r });
    case 'edge': {
      const [one, other] = spot.hexes;
      return spot.rivers.length > 0 ? words.riverBetween({ one, other }) : words.between({ one, other });
    }
    case 'home': {
      const { id, name, exits } = spot.home;
      const where = exits.length === 0 ? words.noExits : words.exitsTo({ hexes: exits.join(words.comma) });
      return [words.home({ name: name === '' ? id : name }), where].join(words.comma);
    }
    case 'hex':
      return hexLabel(spot, map, words);
  }
}

function hexLabel({ hex }: HexSpot, { homes }: EditedMap, words: MapEditorWords): string {
  const leading = homes.filter(({ home }) => home.exits.includes(hex.id)).map(({ home }) => home.name);
  return [
    hex.id === '' ? words.noId : hex.id,
    hex.terrain?.name ?? '',
    hex.hasTunnel ? words.tunnel : '',
    hex.hasEncounter ? words.encounter : '',
    leading.length === 0 ? '' : words.exitOf({ homes: leading.join(words.comma) }),
  ]
    .filter((part) => part !== '')
    .join(words.comma);
}

/** What is wrong with a river is also said at the hexes that it names. */
export function problemsSaid(
  problems: readonly PlacedProblem[],
  locale: Locale,
  words: MapEditorWords,
): readonly string[] {
  const said = problems.map(({ path: [list], problem: { message } }) =>
    list === 'rivers' ? words.ofRiver({ message: message[locale] }) : message[locale],
  );
  return [...new Set(said)];
}
