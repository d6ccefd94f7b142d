import * as monaco from 'monaco-editor/editor';
import type { Theme } from '#renderer/parts/look/theme-store.ts';
import colours from './editor-colours.json';

export function defineEditorThemes(): void {
  for (const [name, theme] of Object.entries(colours)) {
    monaco.editor.defineTheme(`site-${name}`, theme as monaco.editor.IStandaloneThemeData);
  }
}

export function setEditorTheme(theme: Theme): void {
  monaco.editor.setTheme(`site-${theme}`);
}
