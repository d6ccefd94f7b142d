import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { isMemoryPath } from '#authoring/text/files/document-path.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { exchangeFaultText } from '#authoring/tools/translations/exchange/exchange-fault-text.ts';
import { type ForeignMemory, foreignMemory } from '#authoring/tools/translations/exchange/foreign-memory.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { KnownProject } from './project-reader.ts';

// Loaded when a project has memories and its translations are first shown.

export interface ReadMemory extends Pick<ForeignMemory, 'path' | 'pairs'> {
  /** Why nothing of it can be read; null: it can. */
  readonly why: Text | null;
}

export const memoriesInto = (
  { files, project }: KnownProject,
  { locale }: { readonly locale: string },
): readonly ReadMemory[] =>
  files.flatMap((file) => {
    if (isFaulty(file) || !isMemoryPath(file.path)) return [];
    const { path, pairs, fault } = foreignMemory(file, sourceLocaleOf(project), locale);
    return [{ path, pairs, why: fault === null ? null : exchangeFaultText(fault) }];
  });
