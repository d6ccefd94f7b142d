import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import { DeltaReceiver, DeltaSender } from '#renderer/desk/texts/text-deltas.ts';

export const toldOf = ({ problems, documents, project: { readings }, required }: Diagnosis): string =>
  JSON.stringify([
    problems,
    documents,
    readings.map(({ file, value, sound, legible, facts, own, place }) => [
      ...[file.path, value, sound, legible, facts, own],
      [place([]), place(['cards', 1, 'effects', 0, 'do']), place(['units'], { key: 'W-05/name' })],
    ]),
    required.map(({ id, problems }) => [id, problems]),
  ]);

export function tellingTo(): (files: readonly TextFile[]) => readonly TextFile[] {
  const [teller, listener] = [new DeltaSender(), new DeltaReceiver()];
  return (files) => {
    const heard = listener.hear(teller.tell(new Map(files.map(({ path, text }) => [path, text]))));
    return files.map((file) => {
      const spliced = heard.get(file.path) ?? new SplicedText(file.text);
      return { ...file, text: spliced.toString(), spliced };
    });
  };
}
