// Saves every document of a folder and moves them all into the other one, repeatedly, until it is killed. Prints the
// number of each save and each move once it is done.
import { makeStudioHost } from '#host/studio-host.ts';

const [project = ''] = process.argv.slice(2);
const host = makeStudioHost(project);
for (let i = 1; ; i++) {
  const [from, to] = i % 2 === 1 ? ['cards', 'decks'] : ['decks', 'cards'];
  const bases: Record<string, string> = {};
  const { files } = await host.openProject({});
  for (const file of files) {
    if ('fault' in file || !file.path.startsWith(`${from}/`)) continue;
    const text = JSON.stringify({ save: i, filling: 'あ'.repeat(20_000) });
    const saved = await host.saveFile({ path: file.path, text, base: file.version });
    if (!saved.saved) throw new Error(JSON.stringify(saved));
    bases[file.path] = saved.version;
    process.stdout.write(`save ${i}\n`);
  }
  const steps = Object.keys(bases).map((path) => ({ kind: 'move', path, to: path.replace(from, to) }) as const);
  const moved = await host.changeFiles({ steps, bases });
  if (!moved.done) throw new Error(JSON.stringify(moved));
  process.stdout.write(`move ${i}\n`);
}
