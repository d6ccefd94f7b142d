import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';

const BUILT = 'dist/renderer/assets';
const isWorker = (file: string): boolean => /^worker-[^/]+\.js$/.test(file);

/**
 * Serves the worker as `npm run build` made it, at /built/worker.js. From their sources, the workers of each desk would ask
 * for a thousand modules.
 */
export function builtWorker(): Plugin {
  return {
    name: 'built-worker',
    configureServer(server) {
      server.middlewares.use('/built', (request, response) => {
        const asked = path.basename(request.url ?? '');
        response.setHeader('Content-Type', 'text/javascript');
        if (asked === 'worker.js') {
          const file = readdirSync(BUILT).find(isWorker);
          if (file === undefined) throw new Error(`no worker in ${BUILT}: npm run build`);
          response.end(`import './${file}';`);
          return;
        }
        // Its name has the hash of what is in it.
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        createReadStream(path.join(BUILT, asked)).pipe(response);
      });
    },
  };
}
