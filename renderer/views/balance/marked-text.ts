import type { Node } from 'jsonc-parser';
import type * as monaco from 'monaco-editor/editor';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** A file in the editor that shows what was measured. */
export interface MarkedText {
  readonly file: string;
  readonly documents: Documents;
  readonly root: Node;
  /** A mark after a part of the text; none where that is out of sight. */
  placed(after: Node, label: string, tooltip: string): monaco.languages.InlayHint[];
}
