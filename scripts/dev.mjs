// `npm run dev [-- PROJECT] [-- --port N]`: the workbench in a browser as it is being worked on. Its modules come from a
// development server: a changed style is on the page at once, a changed component in its place, and a changed module of
// the engine or of authoring opens the page anew. Calls go on to the studio's own door, which is built first; what is
// changed in host, api or loopback is there when this is started again. Ends with Ctrl+C.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer, mergeConfig } from 'vite';
import { buildOrExit, rendererConfig } from './build.mjs';
import { typedOptions } from './typed-options.mjs';

const ROOT = path.dirname(import.meta.dirname);

const { values, positionals } = typedOptions('npm run dev [-- PROJECT] [-- --port N]', {
  allowPositionals: true,
  options: { port: { type: 'string' } },
});
await buildOrExit();

/** @returns {Promise<{ address: URL, child: import('node:child_process').ChildProcess }>} */
async function openDoor() {
  const words = [path.join(ROOT, 'dist', 'loopback', 'start.js'), '--no-open', ...positionals];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.once('exit', (code) => process.exit(code ?? 1));
  const [line] = await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data');
  return { address: new URL(/http\S+/.exec(String(line))?.[0] ?? ''), child };
}

const door = await openDoor();
const port = values.port === undefined ? 0 : Number(values.port);

/**
 * The door lets in only its own page. A page of this server is told to it as its own, that of anybody else as it is.
 * @param {import('node:http').ClientRequest} asked
 * @param {import('node:http').IncomingMessage} request
 */
function introduce(asked, request) {
  if (request.headers.origin === `http://${request.headers.host}`) asked.setHeader('origin', door.address.origin);
}

const server = await createServer(
  mergeConfig(await rendererConfig(), {
    configFile: false,
    // It says nothing but what goes wrong: stdout has one line, as that of `npm start`
    logLevel: 'warn',
    cacheDir: path.join(ROOT, '.cache', 'dev'),
    // Workers are not looked into for packages by themselves: one that is met late would open the page anew.
    optimizeDeps: { entries: ['index.html', 'workers/worker.ts'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      fs: { allow: [ROOT, realpathSync(path.join(ROOT, 'node_modules'))] },
      proxy: {
        '/api': {
          target: door.address.origin,
          changeOrigin: true,
          ws: true,
          configure: (/** @type {import('node:events').EventEmitter} */ proxy) => {
            proxy.on('proxyReq', introduce);
            proxy.on('proxyReqWs', introduce);
          },
        },
      },
    },
  }),
);
await server.listen();

async function end() {
  door.child.removeAllListeners('exit');
  door.child.kill('SIGTERM');
  await server.close();
  process.exit(0);
}
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
process.stdout.write(`Studio: ${server.resolvedUrls?.local[0]}${door.address.hash}\n`);
