import type { ProjectFile } from '#authoring/project-file.ts';
import type { AuthoringCalls } from './authoring-calls.ts';
import { fileSchemas } from './file-schemas.ts';
import { makeLanguageService } from './language-service.ts';
import { makeProjectReader } from './project-reader.ts';
import { serveCalls } from './worker-call.ts';

const read = makeProjectReader();
const service = makeLanguageService(fileSchemas());

serveCalls<AuthoringCalls>({
  diagnose: ({ files }: { readonly files: readonly ProjectFile[] }) => {
    const { problems, files: count } = read(files);
    return { problems, files: count };
  },
  complete: service.complete,
  hover: service.hover,
});
