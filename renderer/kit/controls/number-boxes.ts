/**
 * A click into a number box marks the whole number, as it does in spreadsheets: what is typed next takes its place. A box
 * that has the focus already keeps its caret where it is clicked.
 */
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
    // Letters that were drawn over with the pointer stay marked as they are
    if (entered.selectionStart === entered.selectionEnd) entered.select();
    entered = null;
  });
}

function isNumberBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'number' || target.inputMode === 'numeric');
}
