import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { writtenAt } from '#authoring/project/documents/effect-place.ts';
import { join } from '#authoring/project/packages/join.ts';
import { type SpokenGame, speakGame } from '#authoring/project/sentences/spoken-game.ts';
import { type StopView, stopView } from '#authoring/project/sentences/stop-view.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Stop } from '#engine/kernel/explain/stops.ts';
import type { Locale } from '../words/locale.ts';

export function makeProjectSpeaker(): (project: Diagnosis | null, locale: Locale) => SpokenGame | null {
  const known = new WeakMap<Diagnosis, { [L in Locale]?: SpokenGame }>();
  return (project, locale) => {
    if (project?.system == null) return null;
    const speakers = known.get(project) ?? {};
    known.set(project, speakers);
    speakers[locale] ??= speakGame(project.system.words, allDocuments(project), locale);
    return speakers[locale];
  };
}

/** With translations and required projects, which sentences need. */
function allDocuments({ required, project }: Diagnosis): Documents {
  const layers = [...required, project].map(({ id, readings }) => {
    const legible = readings.filter((reading) => reading.legible);
    return { id, documents: Object.fromEntries(legible.map(({ file, value }) => [file.path, value as Json])) };
  });
  return join(layers).documents;
}

export function tellStop(project: Diagnosis | null, stop: Stop, speak: SpokenGame, locale: Locale): StopView | null {
  if (project?.system == null) return null;
  const documents = allDocuments(project);
  return stopView(stop, {
    system: project.system,
    documents,
    speak,
    locale,
    nodeAt: (way) => writtenAt(documents, way),
  });
}
