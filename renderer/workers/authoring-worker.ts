import { isFaulty, type ProjectFile } from '#authoring/project-file.ts';
import type { AuthoringCalls } from './authoring-calls.ts';
import { makeLanguageService } from './language-service.ts';
import { serveCalls } from './worker-call.ts';

const service = makeLanguageService([]);

serveCalls<AuthoringCalls>({
  diagnose: ({ files }: { readonly files: readonly ProjectFile[] }) => {
    const problems = files.flatMap((file) => {
      if (isFaulty(file)) return [];
      try {
        JSON.parse(file.text);
        return [];
      } catch {
        const start = { line: 2, character: 3 };
        const message = { ja: 'JSON として読めない。', en: 'This is not JSON.' };
        return [
          {
            code: 'JSN001',
            severity: 'error' as const,
            file: file.path,
            range: { start, end: start },
            message,
            data: {},
          },
        ];
      }
    });
    return { files: files.length, problems };
  },
  complete: service.complete,
  hover: service.hover,
});
