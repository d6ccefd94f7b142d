// Which modules of the page share a file. Left alone, the bundler writes a file for each set of modules that the same parts
// use. The page has hundreds of parts, so it asked for hundreds of files, most of them smaller than their request.
import path from 'node:path';

const RENDERER = path.join(path.dirname(import.meta.dirname), 'renderer');

/**
 * @typedef {import('rolldown').CodeSplittingGroup} Group
 * @typedef {import('rolldown').CodeSplittingNameFunction} NameOfChunk
 * @typedef {Parameters<NameOfChunk>[1]} Graph
 */

/**
 * One file for the modules that the same of these parts load with their first one. What is loaded later finds them there.
 * @param {Readonly<Record<string, string>>} parts name of a part, its first module under `renderer`
 * @returns {Group}
 */
function togetherByParts(parts) {
  /** Each kind of worker is a build with a graph of its own. @type {WeakMap<Graph, Map<string, string>>} */
  const known = new WeakMap();
  return {
    debugName: Object.keys(parts).join(', '),
    name(id, graph) {
      const names = known.get(graph) ?? partsByModule(parts, graph);
      known.set(graph, names);
      return names.get(id);
    },
    priority: 1,
  };
}

/**
 * @param {Readonly<Record<string, string>>} parts
 * @param {Graph} graph
 * @returns {Map<string, string>} for each module the names of the parts that load it
 */
function partsByModule(parts, graph) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [name, first] of Object.entries(parts)) {
    const reached = new Set([path.join(RENDERER, first)]);
    for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
    for (const id of reached) names.set(id, names.has(id) ? `${names.get(id)}-${name}` : name);
  }
  return names;
}

/**
 * What draws faces stays together, though other pages take some of it alone: in many small files it would be larger.
 * This chunk and others import each other, so it must not hold what a module reads while it loads: the signs of the library,
 * from which games make their own.
 */
const ofFaces = {
  name: 'faces-drawn',
  test: /\/renderer\/tables\/([^/]+\/face\/|library\/(card-|face-(name|texts)|use-fit|text-pieces|pieced-text|ruby-runs|story-text|stat-strip|city-scene|drawn-|game-print|read-values|pile-back))/,
};

const ofDialogs = { name: 'dialogs', test: /\/@base-ui\/react\/(dialog|popover)\// };

/** @type {Group[]} */
export const chunksOfPage = [
  togetherByParts({ main: 'shell/main.ts', print: 'views/print/print.ts', desk: 'shell/desk.tsx' }),
  ofFaces,
  ofDialogs,
];

/** What games share and the first two workers do without, though some games need only a part of it. */
const ofGames = { name: 'library', test: /\/engine\/(library|kernel)\// };

/** @type {Group[]} */
export const chunksOfWorkers = [
  togetherByParts({
    worker: 'shell/workers/worker.ts',
    authoring: 'desk/workers/authoring-room.ts',
    engine: 'desk/workers/engine-room.ts',
  }),
  ofGames,
];
