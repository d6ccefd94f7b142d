import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';

describe('an editor that uses the schema named in a file', () => {
  const service = getLanguageService({
    schemaRequestService: (address) => Promise.resolve(readFileSync(fileURLToPath(address), 'utf8')),
    workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
  });
  const file = 'sample-content/tokyo-bay/cards/weapons.json';
  const opened = (text: string): readonly [TextDocument, JSONDocument] => {
    const document = TextDocument.create(pathToFileURL(file).href, 'json', 1, text);
    return [document, service.parseJSONDocument(document)];
  };
  const text = readFileSync(file, 'utf8');

  it('finds nothing wrong in a file of a project', async () => {
    expect(await service.doValidation(...opened(text))).toEqual([]);
  });

  it('finds a word that no definition has', async () => {
    const faults = await service.doValidation(...opened(text.replace(/"op": "\w+"/, '"op": "noSuchWord"')));
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('Value must be')]);
  });

  it('offers the words of the game', async () => {
    const [document, parsed] = opened(text);
    const place = document.positionAt(text.indexOf('"op": "') + '"op": "'.length);
    const proposed = await service.doComplete(document, place, parsed);
    expect(proposed?.items.map(({ label }) => label)).toContain('"damage"');
  });
});
