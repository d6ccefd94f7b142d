// Monaco features that help with writing, loaded after the first board (`late-help.ts`).
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/snippet/register';
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/wordHighlighter/register';
import { registerLanguageHelp } from './language-help.ts';
import { startLateParts } from './late-parts.ts';
import { registerQuickFixes } from './quick-fixes.ts';
import { startNotes } from './text-notes.ts';
import { startOutline } from './text-outline.ts';

export function startHelp(): void {
  registerLanguageHelp();
  registerQuickFixes();
  startNotes();
  startOutline();
  startLateParts();
}
