import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { fill } from '#authoring/text/messages/messages.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { faceWords, partWords } from '#authoring/tools/faces/face-words.ts';
import { whyNotOf } from '#authoring/tools/fixes/fixes-of.ts';
import { whyNotTexts } from '#authoring/tools/fixes/why-not.ts';
import { adviceOnPaper, printWords } from '#authoring/tools/print/print-words.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { problemExamples } from '#engine/systems/problem-examples.ts';
import { exampleProblems } from './example-problems.ts';
import type { GeneratedFile } from './generated-file.ts';

const gameAreas: { readonly [prefix: string]: string } = Object.assign(
  {},
  ...problemExamples.map(({ areas }) => areas),
);
/** With how each is mended where it stands. */
const examples = problemExamples.flatMap(({ id, examples: all }) =>
  all.map((example) => ({ ...example, ownFixers: fixesOfSystem(id) })),
);

const houseAreas: { readonly [prefix: string]: string } = {
  PRJ: 'プロジェクト · The project',
  PKG: '必要なプロジェクト · Required projects',
  FIL: 'ファイル · Files',
  PIC: '絵 · Pictures',
  ENC: '文字コード · Encoding',
  JSN: 'JSON',
  SCH: '形 · Shape',
  IDS: 'id · Ids',
  REF: '参照 · References',
  EFF: '効果 · Effects',
  TST: 'プレイテスト · Playtests',
  TXT: '文字 · Characters',
  L10N: '翻訳 · Translation',
};

/** `docs/reference/problems.md`: every code, what it says and an example. Tests run the same examples. */
export function problemDocs(): GeneratedFile[] {
  const lines = [
    '<!-- Made by `npm run generate`. -->',
    '# 問題の一覧 · Problems',
    '',
    'プロジェクトを調べると出る問題のすべて。「 « » 」の間が印の付く所。',
    'Every problem that a check of a project can report. The part between « and » is marked in the text.',
    '',
    '多くの問題では、「直す…」が、試して確かめた直し方を差分つきで示す。示せないものには、その理由と、何をすればよいかを書いてある。',
    'For most of them “Fix…” offers corrections that have been tried, and shows their diff. For the others, this page says why there is no correction, and what to do.',
    '',
    '| | |',
    '|---|---|',
    '| error | `studio check` ends with 1 (PRJ001–PRJ004: with 2) · 終了コード1（PRJ001–PRJ004は2） |',
    '| warning | with `--strict` also with 1 · `--strict` では1 |',
    '| info | never a failure · 失敗にならない |',
  ];
  let prefix = '';
  for (const example of examples) {
    const area = example.code.slice(0, -3);
    if (area !== prefix) lines.push('', `## ${houseAreas[area] ?? gameAreas[area] ?? area}`);
    prefix = area;
    lines.push('', ...section(example));
  }
  lines.push('', '## 面 · Faces', '', ...ofFaces);
  lines.push('', '## 印刷 · Print', '', ...ofPrint);
  return [{ path: 'docs/reference/problems.md', text: `${lines.join('\n')}\n` }];
}

/** What is found by drawing has no text that it could be shown in. */
const ofFaces = [
  '面を描くと分かる問題。`studio check --faces` と、ウィンドウの「問題」に出る。',
  'Problems that are found by drawing faces. They are reported by `studio check --faces` and in the problems of the window.',
  ...Object.entries(faceWords).flatMap(([code, sentence]) => {
    const { ja, en } = fill(sentence, {
      ...{ id: 'W-01', locale: 'de', part: partWords.text, millimetres: 1.5, letters: ['卡'] },
    });
    return ['', `### ${code}`, 'warning', '', `- ${ja}`, `- ${en}`];
  }),
];

const finest: Readonly<Record<string, { readonly found: string; readonly least: string }>> = {
  PRT008: { found: '1.1', least: '3.2' },
  PRT009: { found: '5.4', least: '6' },
  PRT010: { found: '0.1', least: '0.2' },
};

const ofParts = { id: 'S01', locale: 'de', millimetres: '1.5', letters: ['卡'] };

/** What is wrong with a print is known once it is asked for. */
const ofPrint = [
  '印刷の前と、ファイルができたあとに出る問題。`studio print` と、ウィンドウの「印刷」に出る（[印刷する](../guide/printing.ja.md)）。PRT011 と PRT012 は `studio check --faces` にも出る。',
  'Reported before printing, and about the printed file, by `studio print` and the print dialog of the window ([printing](../guide/printing.md)). `studio check --faces` reports PRT011 and PRT012, too.',
  ...Object.entries(printWords).flatMap(([code, sentence]) => {
    const { ja, en } = fill(sentence, {
      ...{ ids: ['W-01', 'W-02'], sizes: ['63×88', '150×100'], pile: 'weapon', paper: 'A4', font: 'Noto Sans JP' },
      ...{ shop: 'DriveThruCards', standard: 'PDF/X-1a:2003', count: '2', ...finest[code] },
      advice: adviceOnPaper('A3', null),
      ...(code === 'PRT011' || code === 'PRT012' ? ofParts : {}),
    });
    return ['', `### ${code}`, '', `- ${ja}`, `- ${en}`];
  }),
];

function section(example: (typeof examples)[number]): string[] {
  const { files } = example;
  const pictures = example.pictures as readonly ProjectPicture[] | null;
  const diagnosis = diagnose(files as readonly ProjectFile[], hostedSystems, pictures, allLanguages);
  const problems = exampleProblems(files as readonly ProjectFile[], diagnosis, example.dictionary);
  const problem = problems.find(({ code }) => code === example.code);
  if (problem === undefined) throw new Error(`the example of ${example.code} does not yield it`);
  const file = files.find(({ path }) => path === problem.file);
  const text = file !== undefined && 'text' in file ? file.text : undefined;
  const whyNot = whyNotOf(example.code, example.ownFixers);
  return [
    `### ${example.code}`,
    `${problem.severity} · \`${problem.file}\``,
    '',
    `- ${problem.message.ja}`,
    `- ${problem.message.en}`,
    ...(whyNot === null ? [] : ['', `- ${whyNotTexts[whyNot].ja}`, `- ${whyNotTexts[whyNot].en}`]),
    ...(text === undefined || problem.code === 'FIL005' ? [] : shown(text, problem)),
  ];
}

/** The marked lines, with the mark in them. */
function shown(text: string, { range: { start, end } }: Problem): string[] {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  if (lines.join('').trim() === '' || (start.line === end.line && start.character === end.character)) return [];
  const last = lines.length - 1;
  const closed = lines.map((line, i) => (i === last ? insert(line, end.character, '»') : line));
  const marked = closed.map((line, i) => (i === 0 ? insert(line, start.character, '«') : line).trim());
  const short = marked.map((line) =>
    line.length > 160 ? `… ${line.slice(Math.max(0, line.indexOf('«') - 40), line.indexOf('»') + 40)} …` : line,
  );
  return ['', '```json', ...short, '```'];
}

function insert(line: string, at: number, mark: string): string {
  return line.slice(0, at) + mark + line.slice(at);
}
