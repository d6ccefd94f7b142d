// What the build leaves out of the page, or lays in another order, so that less is waited for when it is opened first.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('vite').Plugin} Plugin */

/**
 * Two thirds of the dock's styles are themes, of which only our own is used, and that stands in our tokens.
 * @returns {Plugin}
 */
export function withoutOtherThemes() {
  return {
    name: 'without-other-themes',
    enforce: 'pre',
    transform: {
      filter: { id: /dockview\.css$/ },
      handler: (styles) => styles.replace(/[^{}]*\.dockview-theme-[^{}]*\{[^{}]*\}/g, ''),
    },
  };
}

/** The map of a text at its right side is a part of every editor, also of one that shows none, as ours all do. */
const emptyMap = `import { ViewPart } from 'monaco-editor/editor/browser/view/viewPart';
import { createFastDomNode } from 'monaco-editor/base/browser/fastDomNode';
export class Minimap extends ViewPart {
  node = createFastDomNode(document.createElement('div'));
  getDomNode() { return this.node; }
  prepareRender() {}
  render() {}
}`;

/**
 * Parts of the editor that its first modules ask for and that come later, or never, and what those are given in their place.
 * @type {readonly { readonly part: string, readonly askedBy: RegExp, readonly instead: string }[]}
 */
const notShown = [
  // The view of two texts is fetched by the history when it is wanted; nothing shows the view of many.
  { part: 'diffEditorWidget', askedBy: /standalone\/browser\/[^/]+\.js$/, instead: 'export class DiffEditorWidget {}' },
  {
    part: 'multiDiffEditorWidget',
    askedBy: /standalone\/browser\/[^/]+\.js$/,
    instead: 'export class MultiDiffEditorWidget {}',
  },
  // Texts are compared in the editor's own worker.
  {
    part: 'linesDiffComputers',
    askedBy: /services\/editorWebWorker\.js$/,
    instead: 'export const linesDiffComputers = {};',
  },
  { part: 'minimap', askedBy: /browser\/view\.js$/, instead: emptyMap },
  // Lines are drawn by the browser, not by the graphics card.
  ...['ViewGpuContext', 'ViewLinesGpu', 'RulersGpu'].map((name) => ({
    part: `${name[0]?.toLowerCase()}${name.slice(1)}`,
    askedBy: /browser\/view\.js$/,
    instead: `export class ${name} {}`,
  })),
  { part: 'gpuMark', askedBy: /browser\/view\.js$/, instead: 'export class GpuMarkOverlay {}' },
  // JSON is coloured by words, not by a grammar's tree.
  {
    part: 'treeSitterSyntaxTokenBackend',
    askedBy: /tokenizationTextModelPart\.js$/,
    instead: 'export class TreeSitterSyntaxTokenBackend {}',
  },
];

/** @returns {Plugin} */
export function withoutWhatIsNotShown() {
  const named = new RegExp(`/(${notShown.map(({ part }) => part).join('|')})\\.js$`);
  return {
    name: 'without-what-is-not-shown',
    enforce: 'pre',
    resolveId: {
      filter: { id: named },
      handler(id, importer = '') {
        const part = named.exec(id)?.[1];
        const found = notShown.find((one) => one.part === part && one.askedBy.test(importer));
        return found !== undefined && importer.includes('monaco-editor') ? `\0not-shown:${part}` : null;
      },
    },
    load: {
      filter: { id: /^\0not-shown:/ },
      handler: (id) => notShown.find(({ part }) => id === `\0not-shown:${part}`)?.instead ?? null,
    },
  };
}

const editorFolder = path.dirname(fileURLToPath(import.meta.resolve('monaco-editor')));
/** What the editor says, by number, as its modules have it in English. */
const said = /\blocalize\((\d+), ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/** @returns {(string | undefined)[]} in code */
function englishOfEditor() {
  /** @type {(string | undefined)[]} */
  const words = [];
  for (const entry of readdirSync(editorFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js') || entry.parentPath.includes('lang')) continue;
    for (const [, number, word] of readFileSync(path.join(entry.parentPath, entry.name), 'utf8').matchAll(said))
      words[Number(number)] = word;
  }
  return words;
}

/**
 * The editor's words in English stand in its code, where readers of another language fetch them too. They are taken out,
 * into the module that the page fetches in English.
 * @returns {Plugin}
 */
export function withEnglishApart() {
  return {
    name: 'with-english-apart',
    enforce: 'pre',
    transform: {
      filter: { id: /monaco-editor\/esm\/vs\/(?!nls).*\.js$/ },
      handler: (code) => (code.includes('localize(') ? code.replace(said, "localize($1, ''") : null),
    },
    load: {
      filter: { id: /editor\/editor-english\.ts$/ },
      handler: () =>
        `globalThis._VSCODE_NLS_MESSAGES = [${Array.from(englishOfEditor(), (word) => word ?? 'null').join(',')}];`,
    },
  };
}

/**
 * The slices of our Japanese fonts are the same, and each is told by a long list of letters. Side by side, the second list
 * packs to nothing; a file apart, it would be as long as the first.
 * @returns {Plugin}
 */
export function withFontSlicesTogether() {
  return {
    name: 'with-font-slices-together',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = slicesTogether(String(file.source));
      },
    },
  };
}

/** @param {string} styles */
function slicesTogether(styles) {
  const face = /@font-face\s*\{[^}]*\}/g;
  /** @type {Map<string, string>} */
  const faces = new Map();
  for (const one of styles.match(face) ?? []) {
    const letters = /unicode-range:([^;}]*)/.exec(one)?.[1] ?? '';
    faces.set(letters, (faces.get(letters) ?? '') + one);
  }
  return [...faces.values()].join('') + styles.replace(face, '');
}

/**
 * Desk and editor are most of the page. The browser fetches and compiles them while the page speaks with the host.
 * @returns {Plugin}
 */
export function withMostAhead() {
  return {
    name: 'with-most-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.values(bundle)
          .filter((part) => part.type === 'chunk' && ['desk', 'text-editor'].includes(part.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}
