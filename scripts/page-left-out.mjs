// Parts of packages that the page never shows or uses, and that the build leaves out of it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('vite').Plugin} Plugin */

/** The map of a text at its right side is a part of every editor, also of one that shows none, as ours all do. */
const emptyMap = `import { ViewPart } from 'monaco-editor/editor/browser/view/viewPart';
import { createFastDomNode } from 'monaco-editor/base/browser/fastDomNode';
export class Minimap extends ViewPart {
  node = createFastDomNode(document.createElement('div'));
  getDomNode() { return this.node; }
  prepareRender() {}
  render() {}
}`;

const typeBoxFolder = path.dirname(fileURLToPath(import.meta.resolve('typebox')));
/** @param {string} file */
const inTypeBox = (file) => JSON.stringify(path.join(typeBoxFolder, file));

/**
 * @typedef {object} LeftOut
 * @property {string} part the module's name
 * @property {RegExp} askedBy the modules that are given something else
 * @property {string} instead
 * @property {RegExp} [asked] by which words they ask, where the name alone says too little
 * @property {true} [isForWorkers] workers need it, the page does not
 */

/**
 * Parts of packages that their first modules ask for and that come later, or never, and what those are given in their place.
 * @type {readonly LeftOut[]}
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
    isForWorkers: true,
  },
  { part: 'minimap', askedBy: /browser\/view\.js$/, instead: emptyMap },
  // Lines are drawn by the browser, not by the graphics card.
  ...['ViewGpuContext', 'ViewLinesGpu', 'RulersGpu'].map((name) => ({
    part: `${name[0]?.toLowerCase()}${name.slice(1)}`,
    askedBy: /browser\/view\.js$/,
    instead: `export class ${name} {}`,
  })),
  { part: 'gpuMark', askedBy: /browser\/view\.js$/, instead: 'export class GpuMarkOverlay {}' },
  // The palette asks for a line; nothing of the editor's own asks for anything.
  {
    part: 'standaloneQuickInputService',
    askedBy: /standalone\/browser\/standaloneServices\.js$/,
    instead: 'export class StandaloneQuickInputService {}',
  },
  // Of lists there is the one of completions: no trees, tables or pages.
  {
    part: 'abstractTree',
    askedBy: /listService\.js$/,
    instead: 'export const TreeFindMode = {}, TreeFindMatchType = {};',
  },
  {
    part: 'asyncDataTree',
    askedBy: /listService\.js$/,
    instead: 'export class AsyncDataTree {}\nexport class CompressibleAsyncDataTree {}',
  },
  {
    part: 'objectTree',
    askedBy: /listService\.js$/,
    instead: 'export class ObjectTree {}\nexport class CompressibleObjectTree {}',
  },
  { part: 'dataTree', askedBy: /listService\.js$/, instead: 'export class DataTree {}' },
  { part: 'tableWidget', askedBy: /listService\.js$/, instead: 'export class Table {}' },
  { part: 'listPaging', askedBy: /listService\.js$/, instead: 'export class PagedList {}' },
  // Where a name is declared is asked of our own index; what is pasted is text.
  {
    part: 'inlayHintsLocations',
    askedBy: /contrib\/(inlayHints|stickyScroll)\//,
    instead: 'export async function goToDefinitionWithLocation() {}\nexport async function showGoToContextMenu() {}',
  },
  {
    part: 'goToCommands',
    askedBy: /goToDefinitionAtPosition\.js$/,
    instead: 'export class DefinitionAction { async run() {} }',
  },
  {
    part: 'copyPasteController',
    askedBy: /clipboard\.js$/,
    instead: 'export class CopyPasteController { static get() { return null; } }',
  },
  {
    part: 'devToolsLogger',
    askedBy: /observableInternal\/index\.js$/,
    instead: 'export class DevToolsLogger { static getInstance() {} }',
  },
  // JSON is coloured by words, not by a grammar's tree.
  {
    part: 'treeSitterSyntaxTokenBackend',
    askedBy: /tokenizationTextModelPart\.js$/,
    instead: 'export class TreeSitterSyntaxTokenBackend {}',
  },
  // Our shapes are made of the plain words of TypeBox: no names of types, no formats, records by any text.
  {
    part: 'instantiate',
    askedBy: /typebox\/build\/type\/engine\/(optional|partial|record)\//,
    instead:
      'export const CanInstantiate = () => true;\nexport const InstantiateType = (_context, _state, type) => type;',
  },
  {
    part: 'from_key',
    askedBy: /engine\/record\/instantiate\.mjs$/,
    instead: `export { FromStringKey as FromKey } from ${inTypeBox('type/engine/record/from_key_string.mjs')};`,
  },
  {
    part: 'from_type',
    askedBy: /engine\/partial\/instantiate\.mjs$/,
    instead: `import { FromObject } from ${inTypeBox('type/engine/partial/from_object.mjs')};
export const FromType = (type) => FromObject(type.properties);`,
  },
  {
    part: 'decode',
    askedBy: /typebox\/build\/type\/types\/record\.mjs$/,
    instead: 'export const TemplateLiteralDecodeUnsafe = (pattern) => pattern;',
  },
  {
    part: 'index',
    askedBy: /typebox\/build\/schema\/engine\/format\.mjs$/,
    asked: /\/format\/index\.mjs$/,
    instead: 'export const Format = { Has: () => false, Test: () => true };',
  },
  {
    part: 'value',
    askedBy: /\.ts$/,
    asked: /^typebox\/value$/,
    instead: `export { Check } from ${inTypeBox('value/check/check.mjs')};
export { Errors } from ${inTypeBox('value/errors/errors.mjs')};`,
  },
];

/**
 * @param {'page' | 'worker'} where
 * @returns {Plugin}
 */
export function withoutWhatIsNotShown(where) {
  const leftOut = notShown.filter(({ isForWorkers }) => where === 'page' || isForWorkers !== true);
  const named = new RegExp(`(?:^|/)(?:${leftOut.map(({ part }) => part).join('|')})(?:\\.m?js)?$`);
  return {
    name: 'without-what-is-not-shown',
    enforce: 'pre',
    resolveId: {
      filter: { id: named },
      handler(id, importer = '') {
        const name = path.basename(id).replace(/\.m?js$/, '');
        const found = leftOut.findIndex(
          ({ part, askedBy, asked }) => part === name && askedBy.test(importer) && asked?.test(id) !== false,
        );
        return found === -1 ? null : `\0not-shown:${found}`;
      },
    },
    load: {
      filter: { id: /^\0not-shown:/ },
      handler: (id) => leftOut[Number(id.split(':')[1])]?.instead ?? null,
    },
  };
}

/**
 * The dock's package has four kinds of layout, of which ours is one. Its classes are said to be without effects, so that
 * those that nobody uses are left out.
 * @returns {Plugin}
 */
export function withoutOtherLayouts() {
  return {
    name: 'without-other-layouts',
    enforce: 'pre',
    transform: {
      filter: { id: /dockview-(core|react)\/dist\/package\/main\.esm\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll('= React.forwardRef(', '= /* @__PURE__ */ React.forwardRef(')
          .replace(/^\w+React\.displayName = .*$/gm, '')
          .replace(/^var (\w+) = (class .*?^\});/gms, 'var $1 = /* @__PURE__ */ (() => $2)();'),
    },
  };
}

/**
 * The editor knows thousands of letters that look like others, to mark them; we have it mark none.
 * @returns {Plugin}
 */
export function withoutLookAlikes() {
  return {
    name: 'without-look-alikes',
    enforce: 'pre',
    transform: {
      filter: { id: /monaco-editor\/esm\/vs\/base\/common\/strings\.js$/ },
      handler: (code) => code.replace(/JSON\.parse\('\{[^']*_common[^']*'\)/, '({ _common: [], _default: [] })'),
    },
  };
}
