import { applyEdits, findNodeAtLocation, getLocation, getNodeValue, modify, type Node } from 'jsonc-parser';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { asPrinted, type Voice } from '#authoring/project/sentences/speak.ts';
import { type WholeVoice, wholeVoice } from '#authoring/project/sentences/whole-voice.ts';
import { offsetOf } from '#authoring/text/json/offset-of.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';
import { withSentences } from '#engine/kernel/language/said-as.ts';
import { voiceOfProject } from './wording-ground.ts';

/**
 * The text of an entry as its effects say it. A time that is a word, an interrupt and what becomes of the card are
 * printed beside the text, and are no part of it.
 */
export function textFromEffect(
  { when, if: condition, targets, reach, do: done }: JsonObject,
  locale: string,
  voice: Voice,
): string {
  const said = {
    ...(isObject(when) ? { when } : {}),
    ...(condition === undefined ? {} : { if: condition }),
    ...(targets === undefined ? {} : { targets }),
    ...(reach === undefined ? {} : { reach }),
    ...(done === undefined ? {} : { do: done }),
  };
  return entrySentence(said, locale, asPrinted(voice));
}

/**
 * The document, with the text of the entry at an offset replaced by what its effects say. Null if there is no entry with
 * effects, or if they cannot be put into words in the language of the project.
 */
export function withTextFromEffect(text: string, offset: number, diagnosis: Diagnosis): string | null {
  const locale = sourceLocaleIn(diagnosis.documents);
  const voice = voiceIn(diagnosis, locale);
  const root = treeOf(text);
  if (voice === null || root === undefined) return null;
  const { path } = getLocation(text, offset);
  for (let length = path.length; length > 0; length--) {
    const at = path.slice(0, length);
    const node = findNodeAtLocation(root, at);
    const entry: unknown = node === undefined ? undefined : getNodeValue(node);
    // A node of the effect language holds lists of effects, too, and prints nothing
    if (!isObject(entry) || !Array.isArray(entry['do']) || entry['op'] !== undefined) continue;
    const faults = faultsOfText(text, findNodeAtLocation(root, [...at, 'text']), diagnosis);
    const said = textOf(entry as JsonObject, faults, locale, voice);
    if (voice.isWhole?.() === false) return null;
    const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' };
    return applyEdits(text, modify(text, [...at, 'text'], said, { formattingOptions }));
  }
  return null;
}

/**
 * What an entry's text becomes: what its author wrote, with the sentence that is missing; the text that its effects make
 * where nothing is written, or what is written says something else.
 */
function textOf(entry: JsonObject, faults: readonly Problem[], locale: string, voice: Voice): string {
  const anew = textFromEffect(entry, locale, voice);
  const { text } = entry;
  if (typeof text !== 'string' || text.trim() === '') return anew;
  return faults.reduce((whole, { code, data }) => {
    if (code !== 'EFT020') return anew;
    const said = (data['missing'] as readonly Json[]).map((effect) =>
      entrySentence({ do: [effect] }, locale, asPrinted(voice)),
    );
    return withSentences(whole, said, data['at'] as readonly number[], Number(data['of']));
  }, text);
}

/** What was found to be wrong with the text at a path of a document, by the last look at the project. */
function faultsOfText(text: string, at: Node | undefined, { project, problems }: Diagnosis): readonly Problem[] {
  const file = project.readings.find((one) => one.file.text === text)?.file.path;
  return problems.filter(
    ({ file: its, range, code }) =>
      its === file && code.startsWith('EFT') && offsetOf(text, range.start) === at?.offset,
  );
}

/** What a project speaks with in a language; of one that the studio itself does not speak, it knows whether it could. */
function voiceIn(diagnosis: Diagnosis, locale: string): (Voice & Partial<WholeVoice>) | null {
  const { system, documents } = diagnosis;
  if (system === null || locale === 'ja' || locale === 'en') return voiceOfProject(diagnosis);
  return wholeVoice(system, documents, locale);
}
