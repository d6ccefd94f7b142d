import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProjectHistory } from '#host/history/project-history.ts';

const [project = '', kept = ''] = process.argv.slice(2);
const history = makeProjectHistory(project, () => Promise.resolve(kept));
for (let i = 0; ; i++) {
  writeFileSync(path.join(project, 'cards.json'), `{"cards": [{"id": "A-01", "cost": ${i}}]}\n`);
  if (await history.note('cards.json', 'saved')) process.stdout.write(`${i}\n`);
}
