import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { isMemoryPath } from '#authoring/text/files/document-path.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { type ForeignMemory, foreignMemory } from '#authoring/tools/translations/exchange/foreign-memory.ts';
import type { KnownProject } from './project-reader.ts';

// Loaded when a project has memories and its translations are first shown.

export const memoriesInto = (
  { files, project }: KnownProject,
  { locale }: { readonly locale: string },
): readonly ForeignMemory[] =>
  files.flatMap((file) =>
    isFaulty(file) || !isMemoryPath(file.path) ? [] : [foreignMemory(file, sourceLocaleOf(project), locale)],
  );
