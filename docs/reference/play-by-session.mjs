// Plays a whole game of the sample project through `studio session`, the way any program can: one JSON object a line.
// At every decision the game is saved, loaded and taken back by one answer: it stays the same game.
//   node docs/reference/play-by-session.mjs [PROJECT] [SEED]
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const home = path.resolve(import.meta.dirname, '../..');
const project = process.argv[2] ?? path.join(home, 'sample-content', 'tokyo-site-seeing');
const seed = Number(process.argv[3] ?? 1);
const studio = spawn(process.execPath, [path.join(home, 'bin', 'studio.mjs'), 'session', project], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const replies = createInterface({ input: studio.stdout })[Symbol.asyncIterator]();
let asked = 0;

/** Asks and waits for the answer: replies come one a line, in the order of the requests. */
async function ask(call, fields = {}) {
  studio.stdin.write(`${JSON.stringify({ id: ++asked, call, ...fields })}\n`);
  const line = await replies.next();
  if (line.done) throw new Error('studio session has ended');
  const { ok, error } = JSON.parse(line.value);
  if (error) throw new Error(`${call}: ${error.message.en}`);
  return ok;
}

function mustBeSame(what, one, other) {
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`${what}: not the same game`);
}

let { decision, result, events } = await ask('new', { setup: { seed } });
let decisions = 0;
let happened = events.length;
while (decision !== null) {
  // Saved and loaded, the game stands where it stood.
  const before = await ask('hash');
  await ask('load', { save: await ask('save') });
  mustBeSame('loaded', await ask('hash'), before);
  // Any answer out of `legal`; this program ends its phase now and then, else it draws one by lot.
  const legal = await ask('legal');
  const end = legal.find((one) => one.do === 'finish' && decisions % 8 === 7);
  const answer = end ?? legal[(decisions * 7 + seed) % legal.length];
  const { legal: isLegal, rule } = await ask('why', { answer });
  if (!isLegal) throw new Error(`not legal by ${rule}`);
  const first = await ask('act', { answer });
  const after = await ask('hash');
  // Taken back and given again, the answer leads to the same place. Where seats play against each other, a step back past
  // what they have seen must say so, and is no mark as soon as the same is done again.
  await ask('undo', { to: decisions, pastSeen: true });
  mustBeSame('undone', await ask('hash'), before);
  const again = await ask('act', { answer });
  mustBeSame('again', [again.events, await ask('hash')], [first.events, after]);
  ({ decision, result } = again);
  happened += again.events.length;
  decisions += 1;
}
const { round } = await ask('table');
const { hash } = await ask('hash');
studio.stdin.end();
process.stdout.write(`${JSON.stringify({ result, rounds: round, decisions, events: happened, hash })}\n`);
