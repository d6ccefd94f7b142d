import { describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { exchangeFaultText, exchangeNoticeText } from '#authoring/tools/translations/exchange/exchange-fault-text.ts';
import { readExchange } from '#authoring/tools/translations/exchange/exchange-file.ts';
import type { ExchangeFormat, ExchangeRow } from '#authoring/tools/translations/exchange/exchange-row.ts';

async function rowsIn(
  format: ExchangeFormat,
  content: string,
  locale = 'de',
): Promise<readonly ExchangeRow[] | string> {
  const read = await readExchange(format, content, locale);
  return read.kind === 'read' ? read.rows.map(({ row }) => row) : exchangeFaultText(read.fault).en;
}
async function targetIn(format: ExchangeFormat, content: string): Promise<string> {
  const rows = await rowsIn(format, content);
  return typeof rows === 'string' ? rows : `${rows[0]?.state}: ${rows[0]?.target}`;
}

const unit12 = (target: string, attributes = '', source = '道具'): string =>
  `<xliff version="1.2"><file original="cards.json" target-language="de"><body><trans-unit id="W-01/name" ${attributes}><source>${source}</source>${target}</trans-unit></body></file></xliff>`;

describe('XLIFF 1.2', () => {
  it('reads the same with a prefix for its namespace, and ignores elements of other namespaces', async () => {
    const plain = unit12('<target state="final">Werkzeug</target>');
    const prefixed = plain
      .replace(/<(\/?)(\w)/g, '<$1x:$2')
      .replace('version', 'xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version')
      .replace(
        '<x:target',
        '<o:target xmlns:o="urn:other">Ding</o:target><target xmlns="urn:more">Zeug</target><x:target',
      );
    expect(await rowsIn('xliff', prefixed)).toEqual(await rowsIn('xliff', plain));
  });

  it.each([
    ['state="final"', 'reviewed'],
    ['state="signed-off"', 'reviewed'],
    ['state="translated"', 'translated'],
    ['state="needs-adaptation"', 'stale'],
    ['state="needs-l10n"', 'draft'],
    ['state="needs-review-adaptation"', 'draft'],
    ['state="needs-review-l10n"', 'draft'],
    ['state="needs-review-translation"', 'draft'],
    ['state="needs-translation"', 'draft'],
    ['state="new"', 'draft'],
    ['state="x-done"', 'draft'],
    ['', 'draft'],
  ])('a target with %s is %s', async (state, ours) => {
    expect(await targetIn('xliff', unit12(`<target ${state}>Werkzeug</target>`))).toBe(`${ours}: Werkzeug`);
  });

  it('`approved` counts only where there is no state', async () => {
    expect(await targetIn('xliff', unit12('<target>Werkzeug</target>', 'approved="yes"'))).toBe('translated: Werkzeug');
    expect(await targetIn('xliff', unit12('<target state="x-a">Werkzeug</target>', 'approved="yes"'))).toBe(
      'draft: Werkzeug',
    );
  });

  const code = (said: string): string =>
    `Line 1: The formatting code “${said}” is not part of the text. Translate without it.`;
  it.each([
    ['{tool}を得る', '<g id="1">Nimm</g> <mrk mtype="seg">{tool}</mrk>', 'Nimm {tool}'],
    ['<ph id="1">{tool}</ph>を得る', 'Nimm <ph id="1">{tool}</ph>', 'Nimm {tool}'],
    ['{tool}を得る', 'Nimm <x id="1" equiv-text="{tool}"/>', 'Nimm {tool}'],
    ['{tool}を得る', '<bpt id="1">&lt;b></bpt>Nimm<ept id="1">&lt;/b></ept>', code('<b>')],
    ['<x id="1"/>を得る', 'Nimm <x id="1"/>', code('<ph/>')],
  ])('inline codes of %s: %s', async (source, target, told) => {
    const attributes = `approved="yes" extradata="hash=${sourceHash('{tool}を得る')}"`;
    expect(await targetIn('xliff', unit12(`<target>${target}</target>`, attributes, source))).toBe(
      told.startsWith('Line') ? told : `translated: ${told}`,
    );
  });

  it('made from PO is read if its contexts have the keys', async () => {
    const made = (context: string): string =>
      `<xliff version="1.1"><file original="de.po"><body><trans-unit id="2" restype="x-gettext-domain-header"><source>Language: de</source></trans-unit><trans-unit id="3"><source>道具</source><target state="translated">Werkzeug</target>${context}</trans-unit></body></file></xliff>`;
    const context = '<context-group><context context-type="sourcefile">cards.json#W-01/name</context></context-group>';
    expect(await rowsIn('xliff', made(context))).toMatchObject([
      { file: 'cards.json', key: 'W-01/name', source: '道具', target: 'Werkzeug', state: 'translated' },
    ]);
    expect(await rowsIn('xliff', made(''))).toBe(
      'Line 1: This XLIFF was made from PO and no longer tells which text is which. Convert a PO file that is exported from here now, or import the PO file itself.',
    );
  });
});

const unit20 = (inside: string, version = '2.0'): string =>
  `<xliff version="${version}" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="ja" trgLang="de"><file id="f1" original="cards.json"><unit id="u1" name="W-01/name">${inside}</unit></file></xliff>`;
const segment = (source: string, target: string | null, attributes = 'state="translated"'): string =>
  `<segment ${attributes}><source>${source}</source>${target === null ? '' : `<target>${target}</target>`}</segment>`;

describe('XLIFF 2', () => {
  it.each([
    ['state="initial"', 'draft'],
    ['', 'draft'],
    ['state="initial" subState="studio:stale"', 'stale'],
    ['state="translated" subState="studio:stale"', 'translated'],
    ['state="reviewed"', 'reviewed'],
    ['state="final" subState="acme:signed"', 'reviewed'],
  ])('a segment with %s is %s, in 2.0 and 2.1', async (state, ours) => {
    for (const version of ['2.0', '2.1'])
      expect(await targetIn('xliff2', unit20(segment('道具', 'Werkzeug', state), version))).toBe(`${ours}: Werkzeug`);
  });

  it('joins the segments of a unit with what stands between, in the order of the target and in the least state', async () => {
    const parts = [
      segment('一。', 'Eins.', 'state="final"'),
      '<ignorable><source> </source></ignorable>',
      segment('二。', 'Zwei.', 'state="translated"'),
    ].join('');
    expect(await rowsIn('xliff', unit20(parts))).toMatchObject([
      { source: '一。 二。', target: 'Eins. Zwei.', state: 'translated' },
    ]);
    const turned = parts
      .replace('<target>Eins', '<target order="3">Eins')
      .replace('<target>Zwei', '<target order="1">Zwei');
    expect(await targetIn('xliff', unit20(turned))).toBe('translated: Zwei. Eins.');
  });

  it('marks a unit of which only some segments are translated', async () => {
    const read = await readExchange('xliff2', unit20(segment('一。', 'Eins.') + segment('二。', null)), 'de');
    expect(read).toMatchObject({ rows: [{ isPartial: true, row: { target: 'Eins.' } }] });
  });

  it('has notes, of which those by designers are only for reading, and names before ids', async () => {
    const notes = '<notes><note category="developer">Wer?</note><note category="translator">kurz</note></notes>';
    expect(await rowsIn('xliff2', unit20(notes + segment('道具', 'Werkzeug')))).toMatchObject([
      { file: 'cards.json', key: 'W-01/name', note: 'kurz' },
    ]);
  });

  const data = '<originalData><data id="d1">{tool}</data></originalData>';
  it.each([
    [segment('<ph id="1" dataRef="d1"/>を得る', 'Nimm <ph id="1" dataRef="d1"/>'), 'translated: Nimm {tool}'],
    [segment('{tool}を得る', 'Nimm <ph id="1" equiv="{tool}"/>'), 'translated: Nimm {tool}'],
    [segment('{tool}を得る', '<pc id="1">Nimm</pc> <mrk id="m1">{tool}</mrk>'), 'translated: Nimm {tool}'],
    [
      segment('得る', '<cp hex="0009"/>Nimm'),
      'Line 1: The formatting code “\t” is not part of the text. Translate without it.',
    ],
    [
      segment('<ph id="1"/>得る', '<ph id="1"/>Nimm'),
      'Line 1: The formatting code “<ph/>” is not part of the text. Translate without it.',
    ],
  ])('inline codes %#', async (parts, told) => {
    expect(await targetIn('xliff2', unit20(data + parts))).toBe(told);
  });
});

describe('PO from XLIFF', () => {
  it('has its keys as references, even where contexts are lost or multiplied', async () => {
    const head = 'msgid ""\nmsgstr "Language: de_DE\\n"\n\n';
    const [name, text] = ['cards.json#W-01/name', 'cards.json#W-01/text'];
    const entries = `#: ${name}\nmsgid "道具"\nmsgstr "Werkzeug"\n\n#: ${text}\nmsgctxt "${text}"\n"${text}"\nmsgid "得る"\nmsgstr "Nimm"\n`;
    expect(await rowsIn('po', head + entries)).toMatchObject([
      { file: 'cards.json', key: 'W-01/name', target: 'Werkzeug' },
      { file: 'cards.json', key: 'W-01/text', target: 'Nimm' },
    ]);
  });
});

const tmx = (units: string): string => `<tmx version="1.4"><header srclang="ja"/><body>${units}</body></tmx>`;
const tu = (languages: readonly string[], id = 'tuid="cards.json#W-01/name"'): string =>
  `<tu ${id}><tuv xml:lang="ja-JP"><seg>道具</seg></tuv>${languages.map((one) => `<tuv xml:lang="${one}"><seg>${one}</seg></tuv>`).join('')}</tu>`;

describe('a file in a language written otherwise', () => {
  const fileIn = (said: string): readonly (readonly [ExchangeFormat, string])[] => [
    ['tmx', tmx(tu([said]))],
    ['xliff', unit12(`<target state="final">${said}</target>`).replace('"de"', `"${said}"`)],
    ['xliff2', unit20(segment('道具', said)).replace('"de"', `"${said}"`)],
    ['po', `msgid ""\nmsgstr "Language: ${said}\\n"\n\nmsgctxt "cards.json#a"\nmsgid "道具"\nmsgstr "${said}"\n`],
    ['csv', `file,key,source,target (${said})\ncards.json,a,道具,${said}\n`],
  ];

  it.each([
    ['de-DE', 'de'],
    ['de', 'de-DE'],
    ['zh-TW', 'zh-Hant'],
  ])('%s is taken for %s, and told', async (said, locale) => {
    for (const [format, content] of fileIn(said)) {
      const read = await readExchange(format, content, locale);
      expect(
        read.kind === 'read' && [read.rows[0]?.row.target, ...read.notices.map((one) => exchangeNoticeText(one).en)],
      ).toEqual([said, `The file names the language ${said}; it was read as ${locale}.`]);
    }
  });

  it.each([
    ['fr', 'de'],
    ['de-AT', 'de-DE'],
    ['zh-CN', 'zh-Hant'],
  ])('%s is not taken for %s', async (said, locale) => {
    for (const [format, content] of fileIn(said))
      expect(await rowsIn(format, content, locale)).toBe(
        `This file holds translations into ${said}, not into ${locale}.`,
      );
  });

  it('that is named by an empty text is that of the import', async () => {
    for (const [format, content] of fileIn('').filter(([one]) => one !== 'tmx'))
      expect(await readExchange(format, content, 'de')).toMatchObject({ kind: 'read', notices: [] });
  });

  it('is not needed where a memory has the language itself', async () => {
    const read = await readExchange('tmx', tmx(tu(['fr', 'de-AT', 'DE'])), 'de');
    expect(read).toMatchObject({ kind: 'read', rows: [{ row: { source: '道具', target: 'DE' } }], notices: [] });
  });
});

describe('a memory of another program', () => {
  it('is read as far as it has keys, and the rest is reported', async () => {
    const read = await readExchange('tmx', tmx(tu(['de']) + tu(['de'], '') + tu(['de'], 'tuid="7"')), 'de');
    expect(
      read.kind === 'read' && [read.rows.length, ...read.notices.map((one) => exchangeNoticeText(one).en)],
    ).toEqual([1, '2 entries without a key (file#key) ignored: it is unclear which texts they translate.']);
  });
  it('has formatting codes that are no text', async () => {
    const bold = tu(['de']).replace('<seg>de</seg>', '<seg><bpt i="1">&lt;b></bpt>de<ept i="1">&lt;/b></ept></seg>');
    expect(await rowsIn('tmx', tmx(bold))).toBe(
      'Line 1: The formatting code “<b>” is not part of the text. Translate without it.',
    );
  });
});
