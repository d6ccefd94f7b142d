import { findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { asPrinted } from '#authoring/project/sentences/speak.ts';
import { wholeVoice } from '#authoring/project/sentences/whole-voice.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import { offsetOf } from '#authoring/text/json/offset-of.ts';
import { parseJson } from '#authoring/text/json/parse-json.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { viewsAt } from '#authoring/text/schema/views.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { ProblemContext } from './common-fault.ts';
import { freshIdAmong } from './fresh-id.ts';

interface FaultIn {
  readonly project: Diagnosis;
  readonly locale: Locale;
}

/** Null: the text has changed and no longer has such a place. */
export function faultOf(problem: Problem, own: TextFile, { project, locale }: FaultIn): ProblemContext | null {
  const { file, range, data } = problem;
  const { text } = own;
  const [start, end] = [offsetOf(text, range.start), offsetOf(text, range.end)];
  if (start === null || end === null) return null;
  const root = rootOf(own);
  const reading = project.project.readings.find((one) => one.file.path === file);
  const documents = documentsOf(project);
  return {
    file,
    path: root === undefined ? [] : pathAt(root, start),
    data,
    documents,
    say: sayerOf(project),
    text,
    start,
    end,
    reading,
    root,
    project,
    locale,
    least: leastOf(project, reading),
    viewsAt: (path) => (reading === undefined ? [] : viewsIn(reading, path)),
    viewsIn,
  };
}

const roots = new WeakMap<TextFile, { readonly root: Node | undefined }>();

export function rootOf(file: TextFile): Node | undefined {
  const known = roots.get(file) ?? { root: parseJson(file.text).root };
  roots.set(file, known);
  return known.root;
}

const viewsIn = ({ format, value }: ParsedDocument, path: JsonPath) =>
  viewsAt(format.schema, value, path, format.definitions);

const ownDocuments = new WeakMap<Diagnosis, Documents>();

function documentsOf(project: Diagnosis): Documents {
  const known = ownDocuments.get(project);
  if (known !== undefined) return known;
  const { readings } = project.project;
  const made = Object.fromEntries(
    readings.flatMap(({ file, value }) => (value === undefined ? [] : [[file.path, value as Json] as const])),
  );
  ownDocuments.set(project, made);
  return made;
}

function sayerOf({ system, documents }: Diagnosis): ProblemContext['say'] {
  if (system === null) return () => null;
  return (entry, locale) => {
    const voice = wholeVoice(system, documents, locale);
    const said = entrySentence(entry, locale, asPrinted(voice));
    return voice.isWhole() ? said : null;
  };
}

/** At a key, the path of its value. */
function pathAt(root: Node, offset: number): JsonPath {
  const node = findNodeAtOffset(root, offset);
  if (node === undefined) return [];
  const value = node.parent?.type === 'property' && node === node.parent.children?.[0] ? node.parent.children[1] : node;
  return getNodePath(value ?? node.parent ?? node);
}

function leastOf({ project }: Diagnosis, reading: ParsedDocument | undefined): ProblemContext['least'] {
  const ids = project.readings.flatMap(({ facts }) => facts.ids);
  return {
    definitions: reading?.format.definitions ?? {},
    idOf: (kinds) => ids.find((one) => one.kinds.some((kind) => kinds.includes(kind)))?.id,
    freshId: (_, example) => freshIdAmong(ids, example),
  };
}
