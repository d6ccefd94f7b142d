import { applyEdits, findNodeAtLocation, getLocation, getNodeValue, modify } from 'jsonc-parser';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { textFromEffect } from '#authoring/project/sentences/effect-text.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import { type CompleteVoice, wholeVoice } from '#authoring/project/sentences/whole-voice.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';
import { agreeingText } from '../fixes/agreeing-text.ts';
import type { FixContext } from '../fixes/fixes-of.ts';
import { voiceOfProject } from './wording-context.ts';

/** For the entry at an offset. Null: no effects, or no sentences in the project's language. */
export function withTextFromEffect(file: string, offset: number, context: FixContext): string | null {
  const { project } = context;
  const found = context.files.find(({ path }) => path === file);
  const text = found !== undefined && 'text' in found ? found.text : '';
  const locale = sourceLocaleIn(project.documents);
  const voice = voiceIn(project, locale);
  const root = treeOf(text);
  if (voice === null || root === undefined) return null;
  const { path } = getLocation(text, offset);
  for (let length = path.length; length > 0; length--) {
    const at = path.slice(0, length);
    const node = findNodeAtLocation(root, at);
    const entry: unknown = node === undefined ? undefined : getNodeValue(node);
    // Nodes have lists of effects, too
    if (!isObject(entry) || !Array.isArray(entry['do']) || entry['op'] !== undefined) continue;
    const isWritten = typeof entry['text'] === 'string' && entry['text'].trim() !== '';
    const kept = isWritten ? agreeingText(file, [...at, 'text'], context) : null;
    const said = kept ?? textFromEffect(entry as JsonObject, locale, voice);
    if (voice.isWhole?.() === false) return null;
    const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' };
    return applyEdits(text, modify(text, [...at, 'text'], said, { formattingOptions }));
  }
  return null;
}

/** Of a language that is not the studio's own, reports missing words. */
function voiceIn(diagnosis: Diagnosis, locale: string): (Voice & Partial<CompleteVoice>) | null {
  const { system, documents } = diagnosis;
  if (system === null || locale === 'ja' || locale === 'en') return voiceOfProject(diagnosis);
  return wholeVoice(system, documents, locale);
}
