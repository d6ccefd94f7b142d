import type { Documents } from '#engine/kernel/contract/system.ts';
import { printedParts } from '#engine/systems/scythe/contract/printed-parts.ts';
import { listOf, objectOf, textOfValue } from '../../library/read-values.ts';
import type { TablePart } from '../../table-parts.ts';
import { readMap } from '../map-document.ts';
import { MapSheet } from './map-sheet.tsx';
import { sheetSize, sheetsOf } from './sheet-places.ts';

function mapSheets(documents: Documents, locale: string) {
  return Object.keys(documents)
    .filter((path) => /(^|:)maps\/[^/]+\.json$/.test(path))
    .flatMap((path) => {
      const written = objectOf(documents[path]);
      const map = readMap(documents, locale, path);
      if (map.hexes.size === 0) return [];
      const [id, name] = [textOfValue(written['id']), textOfValue(written['name'])];
      return sheetsOf(map).map((sheet) => ({
        path,
        map,
        sheet,
        id: `${id}-${sheet.name}`,
        name: `${name} ${sheet.name}`,
      }));
    });
}

function encountersIn(documents: Documents, path: string): ReadonlySet<string> {
  const marked = listOf(objectOf(documents[path])['hexes']).filter(({ encounter }) => encounter === true);
  return new Set(marked.map(({ id }) => textOfValue(id)));
}

const drawn: Readonly<Record<(typeof printedParts)[number]['id'], Omit<TablePart, 'id' | 'name'>>> = {
  map: {
    size: sheetSize,
    list: (documents, locale) =>
      mapSheets(documents, locale).map(({ path, id, name }) => ({ path, id, copies: 1, name })),
    draw: (documents, id, locale) => {
      const found = mapSheets(documents, locale).find((one) => one.id === id);
      if (found === undefined) return null;
      const { map, sheet, path } = found;
      return <MapSheet {...{ map, sheet, documents, locale }} encounters={encountersIn(documents, path)} />;
    },
  },
};

export const tableParts: readonly TablePart[] = printedParts.map((part) => ({ ...part, ...drawn[part.id] }));
