import type { UnitState } from '#authoring/project/localization/unit-lines.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { xmlText, xmlValue } from '../exchange/xml-text.ts';
import type { Proof, ProofEntry, ProofText } from './proof.ts';

const words = {
  ja: {
    title: (language: string) => `校正刷り（${language}）`,
    count: (texts: number, files: number) => `${files}ファイル、${texts}の文`,
    note: 'メモ',
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
    note: 'Note',
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
  const sections = files.map(
    ({ path, entries }) =>
      `<section>\n<h2>${xmlText(path)}</h2>\n${entries.map((one) => entryOf(one, { sourceLocale, locale, spoken })).join('\n')}\n</section>`,
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
${sections.join('\n')}
</body>
</html>
`;
}

interface Around {
  readonly sourceLocale: string;
  readonly locale: string;
  readonly spoken: Locale;
}

function entryOf({ id, name, reading, texts }: ProofEntry, around: Around): string {
  const read = reading === '' ? '' : ` <small>${xmlText(reading)}</small>`;
  const named = name === '' ? '' : ` <span lang="${xmlValue(around.sourceLocale)}">${xmlText(name)}${read}</span>`;
  const rows = texts.map((text) => rowOf(text, around)).join('\n');
  return `<article>\n<h3><code>${xmlText(id)}</code>${named}</h3>\n<table>\n${rows}\n</table>\n</article>`;
}

function rowOf({ key, part, source, target }: ProofText, { sourceLocale, locale, spoken }: Around): string {
  const head = `<th scope="row">${xmlText(part?.[spoken] ?? key)}</th>`;
  const cell = (of: string, text: string, more = ''): string =>
    `<td lang="${xmlValue(of)}">${xmlText(text)}${more}</td>`;
  if (target === null) return `<tr>${head}${cell(sourceLocale, source)}</tr>`;
  const { text, state, note } = target;
  const said = words[spoken];
  const isOpen = state !== 'reviewed' && state !== 'translated';
  const told = isOpen ? `<em lang="${spoken}">${said.states[state]}</em>` : '';
  const noted = note === '' ? '' : `<em lang="${spoken}">${said.note}: ${xmlText(note)}</em>`;
  return `<tr>${head}${cell(sourceLocale, source)}${cell(locale, text, told + noted)}</tr>`;
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
td em { display: block; color: #a01030; font-size: 8pt; font-style: normal; }
@media print { body { max-width: none; padding: 0; } }
`;
