import type { UnitState } from '#authoring/project/localization/unit-lines.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { xmlText, xmlValue } from '../exchange/xml-text.ts';
import type { Proof, ProofEntry, ProofFile, ProofText } from './proof.ts';

const words = {
  ja: {
    title: (language: string) => `校正刷り（${language}）`,
    count: (texts: number, files: number) => `${files}ファイル、${texts}の文`,
    contents: '目次',
    note: '訳者のメモ',
    designNote: '設計メモ',
    reading: 'よみ',
    question: '質問',
    answer: '答え',
    states: {
      missing: '未訳',
      stale: '元の文が変わった',
      draft: '下書き',
      translated: '訳了',
      reviewed: '校閲済み',
      unused: '',
    },
  },
  en: {
    title: (language: string) => `Proof copy (${language})`,
    count: (texts: number, files: number) =>
      `${texts} ${texts === 1 ? 'text' : 'texts'} in ${files} ${files === 1 ? 'file' : 'files'}`,
    contents: 'Contents',
    note: 'Translator’s note',
    designNote: 'Design note',
    reading: 'Reading',
    question: 'Question',
    answer: 'Answer',
    states: {
      missing: 'not translated',
      stale: 'its source has changed',
      draft: 'draft',
      translated: 'translated',
      reviewed: 'reviewed',
      unused: '',
    },
  },
} as const satisfies Record<
  Locale,
  { readonly states: Readonly<Record<UnitState, string>>; readonly [word: string]: unknown }
>;

/** Self-contained, no script. `spoken`: language of headings. */
export function proofPage({ title, sourceLocale, locale, files }: Proof, spoken: Locale): string {
  const said = words[spoken];
  const texts = files.reduce((sum, file) => sum + file.entries.reduce((all, one) => all + one.texts.length, 0), 0);
  const language = new Intl.DisplayNames([spoken], { type: 'language' }).of(locale) ?? locale;
  const heading = `${title} ${said.title(language)}`;
  const contents = files.map(
    (file, i) => `<li><a href="#file-${i}">${xmlText(file.path)}</a> <span>${openIn(file)}</span></li>`,
  );
  const sections = files.map(
    ({ path, entries }, i) =>
      `<section id="file-${i}">\n<h2>${xmlText(path)}</h2>\n${entries.map((one) => entryOf(one, { sourceLocale, locale, spoken })).join('\n')}\n</section>`,
  );
  return `<!doctype html>
<html lang="${spoken}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${xmlText(heading)}</title>
<style>
${style}</style>
</head>
<body>
<header>
<h1>${xmlText(title)}</h1>
<p>${xmlText(said.title(language))} · ${said.count(texts, files.length)}</p>
</header>
<nav>
<h2>${said.contents}</h2>
<ol>
${contents.join('\n')}
</ol>
</nav>
${sections.join('\n')}
</body>
</html>
`;
}

const isOpen = ({ target }: ProofText): boolean =>
  target !== null && target.state !== 'reviewed' && target.state !== 'translated';

/** How many texts a file has, and how many of them are not done. */
function openIn({ entries }: ProofFile): string {
  const texts = entries.flatMap((one) => one.texts);
  const open = texts.filter(isOpen).length;
  return open === 0 ? String(texts.length) : `${texts.length - open} / ${texts.length}`;
}

interface Around {
  readonly sourceLocale: string;
  readonly locale: string;
  readonly spoken: Locale;
}

function entryOf({ id, name, reading, translated, texts }: ProofEntry, around: Around): string {
  const read = reading === '' ? '' : ` <small>${xmlText(reading)}</small>`;
  const into = translated === '' ? '' : ` <span lang="${xmlValue(around.locale)}">${xmlText(translated)}</span>`;
  const own = name === '' ? '' : `<span lang="${xmlValue(around.sourceLocale)}">${xmlText(name)}${read}</span>`;
  const named = into === '' ? ` ${own}` : `${into} <small>${own}</small>`;
  const rows = texts.map((text) => rowOf(text, around)).join('\n');
  return `<article>\n<h3><code>${xmlText(id)}</code>${named}</h3>\n<table>\n${rows}\n</table>\n</article>`;
}

function rowOf(proofText: ProofText, { sourceLocale, locale, spoken }: Around): string {
  const { key, part, source, designNote, target } = proofText;
  const said = words[spoken];
  const remark = (label: string, text: string): string =>
    text === '' ? '' : `<em lang="${spoken}">${label}: ${xmlText(text)}</em>`;
  const head = `<th scope="row">${xmlText(part?.[spoken] ?? key)}</th>`;
  const cell = (of: string, text: string, more: string): string =>
    `<td lang="${xmlValue(of)}">${xmlText(text)}${more}</td>`;
  const original = cell(sourceLocale, source, remark(said.designNote, designNote));
  if (target === null) return `<tr>${head}${original}</tr>`;
  const { text, state, note, reading, question } = target;
  const remarks = [
    isOpen(proofText) ? `<em class="open" lang="${spoken}">${said.states[state]}</em>` : '',
    remark(said.reading, reading),
    remark(said.note, note),
    remark(said.question, question?.ask ?? ''),
    remark(said.answer, question?.answer ?? ''),
  ];
  return `<tr>${head}${original}${cell(locale, text, remarks.join(''))}</tr>`;
}

/** System fonts, by language. */
const style = `@page { size: A4; margin: 16mm 14mm; @bottom-center { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
* { box-sizing: border-box; }
body { max-width: 190mm; margin: 0 auto; padding: 8mm 6mm; color: #1a1a1a; background: #fff; font: 10pt/1.6 "Noto Sans", "Segoe UI", "Helvetica Neue", sans-serif; }
:lang(ja) { font-family: "Noto Sans JP", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", Meiryo, sans-serif; line-break: strict; }
:lang(zh-Hant) { font-family: "Noto Sans TC", "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei", sans-serif; }
:lang(zh-Hans) { font-family: "Noto Sans SC", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
:lang(ko) { font-family: "Noto Sans KR", "Noto Sans CJK KR", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; }
header { border-bottom: 2px solid #1a1a1a; margin-bottom: 6mm; }
h1 { margin: 0; font-size: 18pt; line-height: 1.3; }
header p { margin: 1mm 0 3mm; }
h2 { margin: 8mm 0 2mm; border-bottom: 1px solid #888; font-size: 12pt; break-after: avoid; }
h3 { margin: 4mm 0 1mm; font-size: 10.5pt; break-after: avoid; }
h3 code { margin-right: 2mm; font: 600 9pt ui-monospace, Consolas, monospace; }
h3 small { margin-left: 2mm; color: #555; font-weight: 400; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th { width: 26mm; padding: 1mm 2mm 1mm 0; color: #555; font-size: 8pt; font-weight: 400; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td { padding: 1mm 2mm; border-left: 1px solid #ccc; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
tr { break-inside: avoid; }
td em { display: block; color: #444; font-size: 8pt; font-style: normal; }
td em.open { color: #a01030; }
nav ol { margin: 0; padding: 0; columns: 2; column-gap: 8mm; list-style: none; font-size: 9pt; }
nav li { display: flex; gap: 3mm; break-inside: avoid; }
nav a { flex: 1; overflow-wrap: anywhere; color: inherit; text-decoration: none; }
nav span { color: #555; }
@media print { body { max-width: none; padding: 0; } }
`;
