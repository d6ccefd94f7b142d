// `npm run dist [-- WORDS FOR ELECTRON-BUILDER]`: builds what changed and packs the desktop application into release/.
// Nothing is ever published.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildOrExit } from './build.mjs';
import { releaseFrom, systemsOf, toldLacks, withoutEmpty } from './release-settings.mjs';

const ROOT = path.dirname(import.meta.dirname);

await buildOrExit();
const builder = path.join(ROOT, 'node_modules', 'electron-builder', 'cli.js');
const config = path.join('scripts', 'electron-builder.config.mjs');
const words = ['--config', config, '--publish', 'never', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [builder, ...words], {
  cwd: ROOT,
  env: withoutEmpty(process.env),
  stdio: 'inherit',
});
process.exitCode = status ?? 70;
if (status === 0) {
  const systems = systemsOf(process.argv.slice(2), process.platform);
  for (const line of toldLacks(releaseFrom(process.env).lacks, systems)) process.stderr.write(`${line}\n`);
}
