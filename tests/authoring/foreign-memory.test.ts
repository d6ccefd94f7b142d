import { describe, expect, it } from 'vitest';
import { foreignMemory, memoryFault } from '#authoring/tools/translations/exchange/foreign-memory.ts';

const pairsIn = (path: string, text: string, locale = 'de') => {
  const file = { path, text };
  return { pairs: foreignMemory(file, 'ja', locale).pairs, fault: memoryFault(file)?.code ?? null };
};
const tmx = (body: string, head = '') =>
  `<?xml version="1.0"?>\n${head}<tmx version="1.4"><header srclang="de-DE"/><body>\n${body}\n</body></tmx>`;
const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
const head = (language: string) => `msgid ""\nmsgstr "Language: ${language}\\n"\n\n`;

describe('a memory of another program', () => {
  it('is read without keys, in any direction, and the nearest locale stands for that of the project', () => {
    const draw = `<tu>${tuv('de-DE', 'Ziehe eine <ph x="1">b</ph>Karte.')}${tuv('ja-JP', 'カードを引く。')}</tu>`;
    const own = `<tu>${tuv('de', 'Karte')}${tuv('DE_at', 'Kartn')}${tuv('ja', '札')}${tuv('fr', 'carte')}</tu>`;
    const other = `<tu>${tuv('en', 'Draw.')}${tuv('fr', 'Piochez.')}</tu>`;
    expect(pairsIn('l10n/memory/a.tmx', tmx([draw, own, other].join('\n')))).toEqual({
      pairs: [
        { source: 'カードを引く。', t: 'Ziehe eine bKarte.', line: 3 },
        { source: '札', t: 'Karte', line: 4 },
      ],
      fault: null,
    });
  });

  it('is a PO without contexts, of which the first plural form counts and no fuzzy text', () => {
    const entries = [
      'msgid "カード"\nmsgid_plural "カードたち"\nmsgstr[0] "Karte"\nmsgstr[1] "Karten"',
      '#, fuzzy\nmsgid "引く"\nmsgstr "zeichnen"',
      'msgid "捨てる"\nmsgstr ""',
      'msgctxt "menu"\nmsgid "山札"\nmsgstr "Zieh"\n"stapel"',
    ];
    const text = `${head('de_DE')}${entries.join('\n\n')}\n`;
    expect(pairsIn('l10n/memory/a.po', text)).toEqual({
      pairs: [
        { source: 'カード', t: 'Karte', line: 4 },
        { source: '山札', t: 'Ziehstapel', line: 16 },
      ],
      fault: null,
    });
    expect(pairsIn('l10n/memory/a.po', text, 'fr').pairs).toEqual([]);
  });

  it.each([
    ['a.tmx', 'broken XML', tmx('<tu>'), 'notXml'],
    ['a.tmx', 'entities that grow', tmx('', '<!DOCTYPE tmx [<!ENTITY a "b">]>'), 'entities'],
    ['a.tmx', 'other XML', '<a/>', 'notThis'],
    ['a.po', 'no PO', 'Sehr geehrte Damen und Herren', 'notPo'],
    ['a.po', 'no language', 'msgid "カード"\nmsgstr "Karte"\n', 'noLanguage'],
    ['a.po', 'an endless text', `${head('de')}msgid "${'あ'.repeat(300_000)}"\nmsgstr "a"\n`, 'tooLong'],
  ])('%s: %s is refused as a whole', (name, _, text, fault) => {
    expect(pairsIn(`l10n/memory/${name}`, text)).toEqual({ pairs: [], fault });
  });
});
