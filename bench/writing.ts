import { indexOf } from '../authoring/project/index/project-index.ts';
import type { TextEdit } from '../authoring/text/edits/text-edit.ts';
import type { TextFile } from '../authoring/text/files/project-file.ts';
import { planRename } from '../authoring/tools/rename/rename-plan.ts';
import type { SearchQuery } from '../authoring/tools/search/query.ts';
import { search } from '../authoring/tools/search/search.ts';
import { placesIn } from '../authoring/tools/search/searched.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { makeAuthoringRoom } from '../renderer/desk/workers/authoring-room.ts';
import { makeProjectReader } from '../renderer/desk/workers/project-reader.ts';
import { median, type Spread, spreadOf, threadsTime, timed, warmingUp } from './measure.ts';
import { editTold } from './told-edits.ts';

// What an author asks of a project of thousands of cards: what may be written here, another id, a search. In the modules
// of the workers, without the messages between them; in milliseconds of processor time.

export interface Writing {
  /** The first list of candidates after a key, with all that has to be found out anew since then. */
  readonly completion: Spread;
  /** The plan of a rename, without its proof. */
  readonly rename: { readonly places: number; readonly time: number };
  /** The slowest kind of search: words, a pattern, printed text alone, nodes. */
  readonly search: number;
}

/** What somebody types behind a text of a card; the cursor stands at the bar. */
const asked: readonly (readonly [behind: string, typed: string])[] = [
  ['"do": [', '{ "op": "dam|" }, '],
  ['"effects": [', '{ "id": "here", "do": [{ "op": "|" }] }, '],
  ['"traits": [', '"どうぐ|", '],
  ['"do": [', '"敵1体に物理ダメージ2点|", '],
];

const searches: readonly SearchQuery[] = [
  { text: 'だめーじ', isPattern: false, matchesCase: false, within: 'all' },
  { text: '物理ダメージ[0-9]+点', isPattern: true, matchesCase: false, within: 'all' },
  { text: 'damage', isPattern: false, matchesCase: false, within: 'printed' },
  { text: 'op:damage amount>3', isPattern: false, matchesCase: false, within: 'all' },
];

/** `edited`: the file in which somebody writes. */
export async function measureWriting(files: readonly TextFile[], edited: string, times: number): Promise<Writing> {
  return {
    completion: await completionTime(files, edited, times),
    rename: renameTime(files),
    search: Math.max(...searches.map((query) => searchTime(files, query))),
  };
}

/** As the page asks: a key is told and the list asked for at once; the project is looked through when the list is there. */
async function completionTime(files: readonly TextFile[], path: string, times: number): Promise<Spread> {
  const room = makeAuthoringRoom();
  const bare = files.map(({ text: _, ...file }) => file);
  await room.diagnose({
    files: bare,
    told: { texts: files.map((file) => ({ path: file.path, whole: file.text })), gone: [] },
  });
  const text = files.find((file) => file.path === path)?.text ?? '';
  let last: TextEdit | null = null;
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const [behind, typed] = asked[i % asked.length] as (typeof asked)[number];
    // Behind an entry that is used, so that what stands in it are effects
    const offset = text.indexOf(behind, text.indexOf('"when": "use"', text.length >> 1)) + behind.length;
    const edit = { offset, length: 0, text: typed.replace('|', '') };
    const told = { texts: [editTold(path, text, last, edit)], gone: [] };
    last = edit;
    const start = threadsTime();
    const found = await room.complete({ path, file: path, told, offset: offset + typed.indexOf('|'), locale: 'ja' });
    taken.push(threadsTime() - start);
    if ((found?.items.length ?? 0) === 0) throw new Error(`nothing is offered for ${typed}`);
    await room.diagnose({ files: bare, told: { texts: [], gone: [] } });
  }
  return spreadOf(taken.slice(warmingUp(times)));
}

/** What is named at five hundred places and more gets another id. */
function renameTime(files: readonly TextFile[]): Writing['rename'] {
  let places = 0;
  const times = Array.from({ length: 3 }, (_, i) => {
    // Looked through each time: an index that was joined already would be half of the work
    const { project } = makeProjectReader(() => hostedSystems)(files);
    return timed(() => {
      const index = indexOf(project);
      const area = index.declared(['area'], 'AKB');
      const plan = area === undefined ? undefined : planRename(project, area, `AKB${i}`);
      if (plan?.kind !== 'planned') throw new Error('there is no plan');
      places = plan.changes.reduce((sum, { replacements }) => sum + replacements.length, 0);
    });
  });
  return { places, time: median(times) };
}

function searchTime(files: readonly TextFile[], query: SearchQuery): number {
  const { project } = makeProjectReader(() => hostedSystems)(files);
  const { readings } = project.project;
  const times = Array.from({ length: 3 }, () =>
    timed(() => {
      const searched = readings.map((reading) => {
        const places = query.within === 'all' ? { ids: [], printed: [] } : placesIn(reading);
        return { path: reading.file.path, text: reading.file.text, ...places };
      });
      if (search(searched, query).count === 0) throw new Error(`nothing is found by ${query.text}`);
    }),
  );
  return median(times);
}
