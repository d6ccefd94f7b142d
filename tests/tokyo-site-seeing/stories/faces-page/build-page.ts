import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const origin = 'http://faces.test';

export interface FacesPage {
  readonly origin: string;
  readonly address: string;
  offer(context: BrowserContext): Promise<void>;
  remove(): Promise<void>;
}

export async function buildFacesPage(): Promise<FacesPage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-faces-'));
  const runner = process.env['NODE_ENV'];
  // A test runner sets "test", with which React would be built for development and log messages.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: false,
      root: path.resolve('tests/tokyo-site-seeing/stories/faces-page'),
      base: './',
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: folder, target: 'es2022', assetsInlineLimit: 0, minify: false, reportCompressedSize: false },
    });
  } finally {
    process.env['NODE_ENV'] = runner;
  }
  return {
    origin,
    address: `${origin}/index.html`,
    offer: async (context) => {
      await context.route(`${origin}/**`, async (route) => {
        const file = path.join(folder, new URL(route.request().url()).pathname);
        const body = await readFile(file).catch(() => null);
        if (body === null) return route.fulfill({ status: 404 });
        return route.fulfill({ body, contentType: types[path.extname(file)] ?? 'application/octet-stream' });
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
