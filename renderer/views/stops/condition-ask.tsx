import { Button } from '#renderer/kit/controls/button.tsx';
import { DialogActions, DialogText } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './condition-dialog.css';
import * as monaco from 'monaco-editor/editor';
import { useEffect, useRef, useState } from 'react';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { stopWords } from '#renderer/desk/words/generated/stop-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';

interface ConditionAskProps {
  readonly title: string;
  readonly about: string;
  readonly take: string;
  readonly first: JsonObject | null;
  /** Null clears the condition. Resolves with an error, or null. */
  readonly onTaken: (condition: JsonObject | null) => Promise<Text | null>;
  readonly onClose: () => void;
}

export function ConditionAsk({ title, about, take, first, onTaken, onClose }: ConditionAskProps) {
  const words = useWords(stopWords);
  const locale = useLocale();
  const editor = useRef<monaco.editor.IStandaloneCodeEditor>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function set(): Promise<void> {
    const read = readWhen(editor.current?.getValue() ?? '');
    if (read === undefined) return setFault(words.noJson);
    const refused = await onTaken(read);
    if (refused === null) onClose();
    else setFault(refused[locale]);
  }
  return (
    <Modal
      onClose={onClose}
      className="dialog condition-dialog"
      initialFocus={() => {
        editor.current?.focus();
        return false;
      }}
      title={title}
    >
      <DialogText>{about}</DialogText>
      <ConditionText first={first} onMade={(made) => (editor.current = made)} onKey={() => void set()} />
      <p className="condition-fault text-12 text-error" role="alert">
        {fault}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" onClick={() => void set()}>
          {take}
        </Button>
      </DialogActions>
    </Modal>
  );
}

interface ConditionTextProps {
  readonly first: JsonObject | null;
  readonly onMade: (editor: monaco.editor.IStandaloneCodeEditor | null) => void;
  /** Ctrl+Enter. */
  readonly onKey: () => void;
}

/** The text has a schema of its own, for completion and hover. */
function ConditionText({ first, onMade, onKey }: ConditionTextProps) {
  const words = useWords(stopWords);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(onKey);
  pressed.current = onKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: created once
  useEffect(() => {
    if (place.current === null) return undefined;
    const when = first === null ? '' : JSON.stringify(first, null, 2).replaceAll('\n', '\n  ');
    const model = monaco.editor.createModel(`{\n  "when": ${when}\n}`, 'json', monaco.Uri.parse('condition:/'));
    const made = monaco.editor.create(place.current, {
      model,
      ariaLabel: words.conditionEditor,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-code'),
      minimap: { enabled: false },
      lineNumbers: 'off',
      glyphMargin: false,
      folding: false,
      scrollBeyondLastLine: false,
      fixedOverflowWidgets: true,
      wordBasedSuggestions: 'off',
      quickSuggestions: { strings: true, other: true, comments: false },
      automaticLayout: true,
      tabFocusMode: false,
    });
    made.setPosition({ lineNumber: 2, column: model.getLineMaxColumn(2) });
    made.addCommand(monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter, () => pressed.current());
    onMade(made);
    made.focus();
    return () => {
      onMade(null);
      made.dispose();
      model.dispose();
    };
  }, []);
  return <div className="condition-text" ref={place} />;
}

/** Null: empty; undefined: invalid JSON. */
function readWhen(text: string): JsonObject | null | undefined {
  if (/^\s*(\{\s*("when"\s*:\s*)?\}?\s*)?$/.test(text)) return null;
  try {
    const read = JSON.parse(text) as Json;
    const when = isObject(read) ? read['when'] : undefined;
    return when === undefined ? null : isObject(when) ? when : undefined;
  } catch {
    return undefined;
  }
}
