import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';

/** Animation frames to wait for the form, which may still be loading. */
const PATIENCE = 120;
const controls = ':is(input, textarea, select, button)';

export function swapFormAndText(): void {
  if (document.activeElement?.closest('[data-part="form"]') != null) return goToText();
  stage().openPart('form');
  intoField(PATIENCE);
}

/** In narrow windows the form covers the text. */
function goToText(): void {
  const { current } = projectStore.getState();
  if (current !== null) openFile(current);
  stage().goToPart('editor');
}

function intoField(patience: number): void {
  const form = document.querySelector('[data-part="form"] .form-scroll');
  const here = [...(form?.querySelectorAll('[data-here="true"]') ?? [])].at(-1);
  const [field] = [here, form].flatMap((part) => part?.querySelector<HTMLElement>(controls) ?? []);
  // The view itself takes the focus first
  if (field !== undefined && document.activeElement?.closest('[data-part="form"]') != null) field.focus();
  else if (patience > 0) requestAnimationFrame(() => intoField(patience - 1));
}
