// Plays Electron for a built main program:  node run-main.mjs APPLICATION [ARGUMENTS…]
// APPLICATION is its folder or its main file. With FAKE_ELECTRON_REPORT a file is written of what it told Electron.
import { statSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const fake = pathToFileURL(path.join(import.meta.dirname, 'fake-electron.mjs')).href;
const hook = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(fake)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

const application = path.resolve(process.argv[2] ?? '');
const main = statSync(application).isDirectory() ? path.join(application, 'dist', 'main', 'main.js') : application;
// An installed program is its own first word; otherwise the application's folder is the second.
process.argv = [process.execPath, ...(process.env['FAKE_ELECTRON_PACKED'] === '1' ? [] : [application])].concat(
  process.argv.slice(3),
);
Object.assign(process, { resourcesPath: process.env['FAKE_ELECTRON_RESOURCES'] });
// The windows of the real one keep it alive.
setInterval(() => undefined, 1000);

const { seen } = await import(fake);
const report = process.env['FAKE_ELECTRON_REPORT'];
const write = process.stdout.write.bind(process.stdout);
if (report !== undefined)
  process.stdout.write = (/** @type {string} */ text) => {
    void describeSeen().then((told) => {
      writeFileSync(report, JSON.stringify(told));
      write(text);
    });
    return true;
  };
await import(pathToFileURL(main).href);

async function describeSeen() {
  const page = seen.pages.get('studio');
  const reply = await page?.({ url: 'studio://workbench/', method: 'GET' });
  const [window] = seen.windows;
  const sender = { sender: window?.webContents, senderFrame: window?.webContents.mainFrame };
  const opened = await seen.calls.get('studio.call.openProject')?.(sender, {});
  const sample = await seen.calls.get('studio.call.copySample')?.(sender, {
    system: process.env['FAKE_ELECTRON_SAMPLE'],
  });
  return {
    order: seen.order,
    schemes: seen.schemes,
    calls: [...seen.calls.keys()],
    webPreferences: window?.options.webPreferences,
    address: window?.address,
    page: { status: reply?.status, headers: Object.fromEntries(reply?.headers ?? []), text: await reply?.text() },
    opened:
      opened?.ok === undefined ? opened : opened.ok.files.map((/** @type {{ path: string }} */ file) => file.path),
    sample: sample?.ok,
  };
}
