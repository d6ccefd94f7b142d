// What the build leaves out of the page, or lays in another order, so that less is waited for when it is opened first.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('vite').Plugin} Plugin */

/** Kinds of the dock that the page does not have: floating groups, panes, pinned tabs, its own lists of tabs. */
const unusedInDock =
  /\.dv-(resize-|pane|tabs-container-vertical|tabs-container--wrap|tabs-overflow-|pinned-|tab--pinned|tab-pin|edge-peek|debug|tab-group|groupview-header-bottom)/;

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
      handler: (styles) =>
        styles
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/[^{}]*\.dockview-theme-[^{}]*\{[^{}]*\}/g, '')
          .replace(/([^{};]*)\{[^{}]*\}/g, (rule, selectors) =>
            selectors.split(',').every((/** @type {string} */ one) => unusedInDock.test(one)) ? '' : rule,
          ),
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

/** What options, colours and states are for is said to who sets them in an editor of settings, which ours has not. */
const unseen =
  /(editorOptions|editorConfigurationSchema|editorColorRegistry|editorContextKeys|contextkeys|listService)\.js$|theme\/common\/colors\//;

/** @param {readonly (string | undefined)[]} words in code */
const wordsModule = (words) =>
  `globalThis._VSCODE_NLS_MESSAGES = [${Array.from(words, (word) => word ?? '').join(',')},];`;

/**
 * The editor's words in English stand in its code, where readers of another language fetch them too. They are taken out,
 * into the module that the page fetches in English. In either language the words of parts that the page does not have are
 * left out.
 * @returns {Plugin}
 */
export function withEnglishApart() {
  /** The numbers of what can be said. @type {Set<number>} */
  const heard = new Set();
  let isServed = false;
  return {
    name: 'with-english-apart',
    enforce: 'pre',
    configResolved(config) {
      isServed = config.command === 'serve';
    },
    transform: {
      filter: { id: /monaco-editor\/esm\/vs\/(?!nls).*\.js$/ },
      handler(code, id) {
        if (!/\blocalize2?\(/.test(code)) return null;
        if (!unseen.test(id))
          for (const [, number] of code.matchAll(/\blocalize2?\((\d+),/g)) heard.add(Number(number));
        return code.replace(said, "localize($1, ''");
      },
    },
    load: {
      filter: { id: /editor\/editor-english\.ts$/ },
      handler: () => wordsModule(englishOfEditor()),
    },
    renderChunk: {
      order: 'pre',
      // What is in the page is known when all of it was read.
      handler(code, chunk) {
        if (isServed || !chunk.moduleIds.some((id) => /editor-english\.ts$|nls\/lang\/ja\.js$/.test(id))) return null;
        const list = /_VSCODE_NLS_MESSAGES = (\[[\s\S]*?\]);/.exec(code)?.[1];
        if (list === undefined) throw new Error(`no words of the editor in ${chunk.fileName}`);
        /** @type {(string | undefined)[]} */
        const words = new Function(`return ${list}`)();
        return wordsModule(words.map((word, number) => (heard.has(number) ? JSON.stringify(word) : undefined)));
      },
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
 * Packages of fonts hold each slice twice, for browsers that know the newer form and for those that do not: ours know it.
 * @returns {Plugin}
 */
export function withoutOlderFontForm() {
  return {
    name: 'without-older-font-form',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset') continue;
          if (name.endsWith('.woff')) delete bundle[name];
          else if (name.endsWith('.css'))
            file.source = String(file.source).replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]?woff['"]?\)/g, '');
        }
      },
    },
  };
}

/** The desk has its words in a file, which the page for printing shares, and all else in another. */
const mostOfPage =
  /\/renderer\/(shell\/desk\.tsx|views\/editor\/text-editor\.tsx)$|\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * Desk and editor are most of the page. The browser fetches and compiles them while the page speaks with the host.
 * @returns {Plugin}
 */
export function withMostAhead() {
  return {
    name: 'with-most-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {}, path: page }) =>
        Object.values(page === '/index.html' ? bundle : {})
          .filter((part) => part.type === 'chunk' && part.moduleIds.some((id) => mostOfPage.test(id)))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}
