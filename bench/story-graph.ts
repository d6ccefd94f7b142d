import { isFaulty, type ProjectFile, type TextFile } from '../authoring/text/files/project-file.ts';
import { drawnStories } from '../authoring/tools/graph/drawn-stories.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { layOutGraph } from '../renderer/desk/graph/graph-layout.ts';
import { graphModel } from '../renderer/desk/graph/graph-model.ts';
import { makeProjectReader } from '../renderer/desk/workers/project-reader.ts';
import { type Spread, spread, timed } from './measure.ts';

// The graph of a scenario after an edit of it: its steps and their sentences, its boxes and lines, and their places.

const nobody = { came: [], result: null, done: [] };

export function measureStoryGraph(files: readonly ProjectFile[], scenario: string, times: number): Spread {
  const whole = files.filter((file): file is TextFile => !isFaulty(file));
  const { path: file } = whole.find(({ path }) => path.startsWith(`scenarios/${scenario}`)) as TextFile;
  const read = makeProjectReader(() => hostedSystems);
  return spread(times, (i) => {
    const edited = whole.map((one) => (one.path === file ? { ...one, text: `${one.text}${' '.repeat(i + 1)}` } : one));
    // What the check of an edit costs is measured by itself
    const { project } = read(edited);
    return timed(() => {
      const { story } = drawnStories(project, { locale: 'ja', story: null, file });
      if (story === null || !story.id.includes(scenario.slice(1))) throw new Error(`${scenario} is not drawn`);
      layOutGraph(graphModel(story, nobody));
    });
  });
}
