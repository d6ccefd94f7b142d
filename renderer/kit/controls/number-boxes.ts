/** A click into a number field selects the number, as in spreadsheets; a second click places the caret. */
export function markNumbersOnEntry(): void {
  let entered: HTMLInputElement | null = null;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      entered = isNumberBox(target) && document.activeElement !== target ? target : null;
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    if (target !== entered || entered === null) return;
    // A selection made by dragging is kept.
    if (entered.selectionStart === entered.selectionEnd) entered.select();
    entered = null;
  });
}

function isNumberBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'number' || target.inputMode === 'numeric');
}
