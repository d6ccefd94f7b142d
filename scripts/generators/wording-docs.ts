import { readdir } from 'node:fs/promises';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { type ReadBack, readBack } from '#authoring/tools/wording/printed-texts.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import type { GeneratedFile } from './generated-file.ts';

const words = {
  ja: {
    title: '文から読めるもの、読めないもの',
    intro:
      'エディターで効果を書く所に文を打つと、その文が言うノードが候補になる（`敵1体に物理ダメージ2点`）。文法は、語そのものの文（`studio language`）と、その語の `also` を逆に読んだもの。サンプルに印刷された文のうち、書かれた効果と同じものとして読めるのは次のとおり。',
    head: '| プロジェクト | 言語 | 読めた | 全部 |',
    unread: 'まだ読めない文',
  },
  en: {
    title: 'Which sentences the editor reads',
    intro:
      'Type a sentence in the editor where an effect can be written (`2 physical damage to one enemy`), and the nodes that mean it are offered. The grammar is the sentence of each word (`studio language`) and its `also`, read backwards. This many of the texts printed in the samples are read as the effects written for them:',
    head: '| project | language | read | of |',
    unread: 'Not read yet',
  },
} as const;

/** `docs/reference/wording.md` and its Japanese: how many printed texts of the samples are read as their effects, and which are not. */
export async function wordingDocs(): Promise<GeneratedFile[]> {
  const samples = await Promise.all(
    (await readdir('sample-content')).sort().map(async (name) => {
      const { files } = await readProject(`sample-content/${name}`);
      const diagnosis = diagnose(files, hostedSystems);
      return { name, found: { ja: readBack(diagnosis, 'ja'), en: readBack(diagnosis, 'en') } };
    }),
  );
  const printing = samples.filter(({ found }) => found.ja.length > 0);
  return (['ja', 'en'] as const).map((locale) => ({
    path: locale === 'ja' ? 'docs/reference/wording.ja.md' : 'docs/reference/wording.md',
    text: `${pageOf(locale, printing).join('\n')}\n`,
  }));
}

type Sample = { readonly name: string; readonly found: { readonly [locale in Locale]: readonly ReadBack[] } };

function pageOf(locale: Locale, samples: readonly Sample[]): string[] {
  const say = words[locale];
  const isAlike = ({ outcome }: ReadBack) => outcome === 'alike';
  const rows = samples.flatMap(({ name, found }) =>
    (['ja', 'en'] as const).map(
      (language) => `| ${name} | ${language} | ${found[language].filter(isAlike).length} | ${found[language].length} |`,
    ),
  );
  const lines = [
    '<!-- Made by `npm run generate`. -->',
    `# ${say.title}`,
    '',
    say.intro,
    '',
    say.head,
    '|---|---|---|---|',
  ];
  lines.push(...rows, '', `## ${say.unread}`);
  for (const { name, found } of samples) {
    const left = found[locale].filter((one) => !isAlike(one));
    if (left.length === 0) continue;
    lines.push(
      '',
      `### ${name}`,
      '',
      ...left.map(({ own, file, texts }) => `- ${own === '' ? file : own}: ${texts[locale]}`),
    );
  }
  return lines;
}
