import { applyEdits, findNodeAtLocation, getLocation, getNodeValue, modify, type Node } from 'jsonc-parser';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { asPrinted, type Voice } from '#authoring/project/sentences/speak.ts';
import { type CompleteVoice, wholeVoice } from '#authoring/project/sentences/whole-voice.ts';
import { offsetOf } from '#authoring/text/json/offset-of.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';
import { withSentences } from '#engine/kernel/language/sentence-style.ts';
import { voiceOfProject } from './wording-context.ts';

/** Without timing words, interrupt and what becomes of the card, which are printed elsewhere. */
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

/** For the entry at an offset. Null: no effects, or no sentences in the project's language. */
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
    // Nodes have lists of effects, too
    if (!isObject(entry) || !Array.isArray(entry['do']) || entry['op'] !== undefined) continue;
    const faults = faultsOfText(text, findNodeAtLocation(root, [...at, 'text']), diagnosis);
    const said = textOf(entry as JsonObject, faults, locale, voice);
    if (voice.isWhole?.() === false) return null;
    const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' };
    return applyEdits(text, modify(text, [...at, 'text'], said, { formattingOptions }));
  }
  return null;
}

/** Adds missing sentences to the author's text; replaces it if it is empty or says something else. */
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

function faultsOfText(text: string, at: Node | undefined, { project, problems }: Diagnosis): readonly Problem[] {
  const file = project.readings.find((one) => one.file.text === text)?.file.path;
  return problems.filter(
    ({ file: its, range, code }) =>
      its === file && code.startsWith('EFT') && offsetOf(text, range.start) === at?.offset,
  );
}

/** Of a language that is not the studio's own, reports missing words. */
function voiceIn(diagnosis: Diagnosis, locale: string): (Voice & Partial<CompleteVoice>) | null {
  const { system, documents } = diagnosis;
  if (system === null || locale === 'ja' || locale === 'en') return voiceOfProject(diagnosis);
  return wholeVoice(system, documents, locale);
}
