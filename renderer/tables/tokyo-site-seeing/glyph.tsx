import type { CSSProperties } from 'react';

const files = import.meta.glob<string>('./icons/*.svg', { query: '?url', import: 'default', eager: true });

/** A sign of the game, in the colour of the text around it. Silent: the word stands beside it or in a label. */
export function Glyph({ name }: { readonly name: string }) {
  const file = files[`./icons/${name}.svg`];
  if (file === undefined) return null;
  const style = { '--glyph': `url("${file}")` } as CSSProperties;
  return <span className="glyph" style={style} aria-hidden="true" />;
}

/** The kind of a card, as its printed id tells it (TSS ids: W-, I-, F-, T-, SCnn-). */
export function kindGlyph(card: string): string | null {
  if (card.startsWith('W-')) return 'kind-weapon';
  if (card.startsWith('I-')) return 'kind-item';
  if (card.startsWith('F-')) return 'kind-follower';
  if (card.startsWith('T-')) return 'kind-trouble';
  return card.startsWith('SC') ? 'kind-scenario' : null;
}
