import { getLocation } from 'jsonc-parser';
import { referenceAt } from '#authoring/project/index/reference-at.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';
import { listPlaces } from '../palette/palette-store.ts';
import { cursorStore } from '../project/cursor-store.ts';
import { goTo, projectStore, show } from '../project/project-store.ts';
import { leave, placeNow, withoutHistory } from '../project/visited-places.ts';
import { renameStore } from '../rename/rename-store.ts';
import { localeNow } from '../settings/locale-store.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import type { AskedName } from '../workers/authoring-calls.ts';
import { authoring } from '../workers/authoring-client.ts';
import { placeItem } from './place-items.ts';

// Commands for the name at the cursor. Loaded on first use.

/** The JSON path at the cursor, and the id in braces there; null without an open file. */
function here(): { readonly file: string; readonly path: JsonPath; readonly referred: string | null } | null {
  const { current, files } = projectStore.getState();
  const text = files.get(current ?? '')?.text;
  if (current === null || text === undefined) return null;
  const offset = cursorStore.getState().places.get(current)?.offset ?? 0;
  return { file: current, path: getLocation(text, offset).path, referred: referenceAt(text, offset)?.id ?? null };
}

export function refactorAtCursor(kind: RefactoringKind): void {
  const place = here();
  renameStore.setState({ asked: place === null ? null : { kind, file: place.file, path: place.path } });
}

/** Resolves to false if there is no name at the cursor. */
export async function goToDefinition(): Promise<boolean> {
  const found = await namedHere(false);
  if (found === null) return false;
  const { file: path, range } = found.declared;
  goTo({ path, ...range.start });
  return true;
}

export async function listReferences(): Promise<void> {
  const found = await namedHere(true);
  const locale = localeNow();
  const words = deskWords[locale];
  const before = placeNow();
  const uses = found?.uses ?? [];
  const sightings = found === null ? [] : [{ ...found.declared, sort: null }, ...uses];
  const id = found?.declared.id ?? '';
  const name = found?.declared.names[locale] ?? '';
  listPlaces({
    label: words.referencesOf({ id, name }),
    hint: words.referencesHint({ id, name, count: uses.length }),
    items: sightings.map((sighting) => {
      const place = { path: sighting.file, ...sighting.range.start };
      return {
        ...placeItem(sighting, sighting.line, words.useSorts[sighting.sort ?? 'declared']),
        seen: () => withoutHistory(() => show(place)),
        run: () => {
          leave(before);
          withoutHistory(() => goTo(place));
        },
      };
    }),
    left: () => before !== null && withoutHistory(() => goTo(before)),
  });
}

function namedHere(around: boolean) {
  const place = here();
  if (place === null) return Promise.resolve(null);
  const ask: AskedName = { ...place, around };
  return authoring().call('named', ask);
}
