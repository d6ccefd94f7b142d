import path from 'node:path';
import { linesOf } from '#cli/output/tell-explanation.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { explainTest, inspectPlaytest } from '#host/playtests/inspect-playtest.ts';
import { findPlaytests, testsNamed } from '#host/playtests/playtest-files.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import type { GeneratedFile } from '../generators/generated-file.ts';

const sample = 'sample-content/tokyo-site-seeing';

/** Rulings that are not easy to see through: a test, and the event of it that is asked about. */
const rulings = [
  {
    file: 'tests/tokyo-site-seeing/playtests/32-explained.json',
    name: '敵の反撃は防具の割り込みで',
    event: 'damage',
    title: {
      ja: '反撃を防具で軽減する：なぜ4点でなく2点か',
      en: 'A counterattack and a vest: why 2 damage and not 4',
    },
  },
  {
    file: 'tests/tokyo-site-seeing/playtests/19-battle.json',
    name: '敵の撃破を済ませてからダウンする',
    event: 'down',
    title: {
      ja: '同時に倒れる：なぜ敵の撃破が先で、ダウンが後か',
      en: 'Both fall at once: why the enemy is defeated first and Down comes after',
    },
  },
  {
    file: 'tests/tokyo-site-seeing/playtests/08-after.json',
    name: 'の中での廃棄は除去になる',
    event: 'remove',
    title: {
      ja: '『サイト』で廃棄する：なぜ除去になるか',
      en: 'Scrapping in SITE: why the card is removed',
    },
  },
] as const;

const intro = {
  ja: 'どの出来事も、値の内訳、そこまでに働いた効果とルール、選ばれた行動を言えます。EVENT は番号か、種類（`damage`、二つめなら `damage#2`、最後なら `damage#-1`）です。`--json` なら `schemas/cli/explain.schema.json` の形になります。遊ばせたゲームでは `studio play PROJECT … --explain EVENT`、窓とほかのプログラムからは `studio session` の `explain` です。',
  en: 'Any event can say what its value is made of, which effects and rules led to it, and which answer began it. EVENT is a number, or a kind (`damage`, `damage#2` the second, `damage#-1` the last). With `--json` it is a document of `schemas/cli/explain.schema.json`. Of a game that is played: `studio play PROJECT … --explain EVENT`; by other programs: `explain` of `studio session`.',
} as const;

/** `docs/guide/explained.md` and its Japanese: three hard rulings, explained by the program. */
export function explainedDocs(): Promise<GeneratedFile[]> {
  const pages = (['ja', 'en'] as const).map(async (locale) => ({
    path: locale === 'ja' ? 'docs/guide/explained.ja.md' : 'docs/guide/explained.md',
    text: `${(await pageOf(locale)).join('\n')}\n`,
  }));
  return Promise.all(pages);
}

async function pageOf(locale: Locale): Promise<string[]> {
  const title = { ja: 'なぜそうなったか', en: 'Why something happened' }[locale];
  const lines = ['<!-- Made by `npm run generate`. -->', `# ${title}`, '', intro[locale]];
  for (const { file, name, event, title: heading } of rulings) {
    const [test] = testsNamed((await findPlaytests([path.resolve(file)], path.resolve(sample))).tests, name);
    const found = test === undefined ? null : explainTest(inspectPlaytest(test, null), event);
    if (found === null || !('chain' in found)) throw new Error(`${file}: no ${event} in ${name}`);
    const command = `npx studio test ${file} --name ${name} --explain ${event} --locale ${locale}`;
    lines.push('', `## ${heading[locale]}`, '', '```', `$ ${command}`, ...linesOf(found, locale), '```');
  }
  return [...lines, ...(await stopping(locale))];
}

const stops = {
  ja: [
    '止めて見る',
    '`studio session` では、効果の手前で止めて、そこで分かっていることを見られます。`breakpoints`（または `new` の `breakpoints`）に効果のパスを書くと、返事に `stopped` が付きます。`names` は choose・each・remember が付けた名前、`values` は中の語がいまいくつになるかです。`resume` の `pace` は、go（次のブレークポイントまで）、step（次の効果まで）、over（この効果が済むまで）、out（この並びが済むまで）。`{"path", "if"}` と書けば、効果の言葉の条件が成り立つときだけ止まります。`events` は出来事の種類で、`{"event": "damage", "if": …}` のように書くと、そのあとで止まります。止めても止めなくても、ゲームは同じです。ここまでに遊んだことについては、`ran` がどの効果がどの記録のあとに何回実行されたかを、`since` が盤面のある場所（`table/round`、`figures/…`）がいつから、なぜその値なのかを、`watched` が場所・量・条件が記録ごとにいくつになったかを答えます。',
  ],
  en: [
    'Standing still to look',
    '`studio session` can stop before an effect and tell what is known there. Write paths of effects into `breakpoints` (or into those of `new`): replies then have `stopped`. `names` is what choose, each and remember have bound, `values` what the words inside come to now. `pace` of `resume`: go (to the next breakpoint), step (to the next effect), over (until this effect is done), out (until its list is done). An entry may be `{"path", "if"}`: it stops only where that condition of the effect language holds. `events` are kinds of events after which it stops, as `{"event": "damage", "if": …}`. Stopped or not, the game is the same. Of what was played, `ran` tells which effects ran, how often and after which entries; `since` since when a place of the table (`table/round`, `figures/…`) is what it is, and why; `watched` what places, amounts and conditions came to after each entry.',
  ],
} as const;

/** Requests that stop the sample's set-up at an effect, and what the replies say of it. */
async function stopping(locale: Locale): Promise<string[]> {
  const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
  if (!('playable' in project)) throw new Error('the sample has errors');
  const server = makeSessionServer(project.playable, '.');
  const requests = [
    { id: 1, call: 'new', setup: { seed: 1 }, breakpoints: ['S00/setup/advance/do/0'] },
    { id: 2, call: 'resume', pace: 'step' },
  ];
  const [title, about] = stops[locale];
  const lines = requests.flatMap((request) => {
    const reply = server.answer(request);
    const stopped = 'ok' in reply ? (reply.ok as { readonly stopped?: unknown }).stopped : undefined;
    return [JSON.stringify(request), `→ ${JSON.stringify({ stopped })}`];
  });
  return ['', `## ${title}`, '', about, '', '```', ...lines, '```'];
}
