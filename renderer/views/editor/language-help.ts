import * as monaco from 'monaco-editor/editor';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { CompletionCandidate } from '#authoring/tools/completion/candidate.ts';
import type { HoverPart } from '#authoring/tools/hover/hover.ts';
import { composingStore } from '#renderer/desk/project/composing.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import type { AskedInWriting } from '#renderer/desk/workers/authoring-calls.ts';
import { authoring, deltasOfTypedText } from '#renderer/desk/workers/authoring-client.ts';
import { pathOf } from './editor-models.ts';

export function registerLanguageHelp(): void {
  monaco.languages.registerCompletionItemProvider('json', {
    triggerCharacters: ['"', ':', ' ', '{', '[', ','],
    async provideCompletionItems(model, position) {
      const text = textOf(model);
      const asked = askedAt(model, text, position);
      const found = await authoring().call('complete', asked);
      if (found === null) return { suggestions: [] };
      const range = rangeOf(model, found);
      // Items are already filtered, by kana as well, so each claims to match what was typed.
      const typed = text.slice(found.offset, asked.offset);
      const suggestions = found.items.map((item, i) => toSuggestion(item, { model, range, typed, place: i }));
      return { suggestions, incomplete: true };
    },
  });
  monaco.languages.registerHoverProvider('json', {
    async provideHover(model, position) {
      const hover = await authoring().call('hover', askedAt(model, textOf(model), position));
      if (hover === null) return null;
      return { contents: hover.parts.map((part) => ({ value: saidOf(part) })), range: rangeOf(model, hover) };
    },
  });
}

function askedAt(model: monaco.editor.ITextModel, text: string, position: monaco.IPosition): AskedInWriting {
  const locale = localeNow();
  const file = pathOf(model);
  const told = deltasOfTypedText(file, text);
  return { path: pathInside(file), file, told, offset: model.getOffsetAt(position), locale };
}

/** The project usually holds the same text, which is cheaper than joining the model's lines. */
function textOf(model: monaco.editor.ITextModel): string {
  const held = projectStore.getState().files.get(pathOf(model))?.text;
  const isHeld = held?.length === model.getValueLength() && !composingStore.getState().isComposing;
  return isHeld ? held : model.getValue();
}

interface Span {
  readonly offset: number;
  readonly length: number;
}

function rangeOf(model: monaco.editor.ITextModel, { offset, length }: Span): monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
}

const kinds: { readonly [K in CompletionCandidate['kind']]: monaco.languages.CompletionItemKind } = {
  key: monaco.languages.CompletionItemKind.Property,
  word: monaco.languages.CompletionItemKind.Function,
  id: monaco.languages.CompletionItemKind.Reference,
  value: monaco.languages.CompletionItemKind.Value,
};

interface Standing {
  readonly model: monaco.editor.ITextModel;
  readonly range: monaco.Range;
  readonly typed: string;
  readonly place: number;
}

function toSuggestion(
  { kind, label, note, about, snippet, removed }: CompletionCandidate,
  { model, range, typed, place }: Standing,
): monaco.languages.CompletionItem {
  return {
    label: note === '' ? label : { label, description: note },
    kind: kinds[kind],
    insertText: snippet,
    insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet,
    range,
    filterText: typed === '' ? label : typed,
    sortText: String(place).padStart(4, '0'),
    ...(about === '' ? {} : { documentation: about }),
    ...(removed.length === 0
      ? {}
      : { additionalTextEdits: removed.map((span) => ({ range: rangeOf(model, span), text: '' })) }),
  };
}

function saidOf(part: HoverPart): string {
  const words = deskWords[localeNow()];
  switch (part.kind) {
    case 'meaning':
      return plain(part.text);
    case 'rule':
      return `**${plain(part.id)}** ${plain(part.text)}${part.page === '' ? '' : ` (${plain(part.page)})`}`;
    case 'sentence':
      return `*${plain(part.text)}*`;
    case 'thing': {
      const { references, playtests } = part.uses;
      const others = part.others.length === 0 ? '' : `（${part.others.map(plain).join('・')}）`;
      return `**${plain(part.name)}**${others} \`${part.id}\`  \n${words.usesOf({ references, playtests })}`;
    }
  }
}

function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&');
}
