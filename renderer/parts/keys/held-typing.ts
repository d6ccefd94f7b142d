import { deskState } from '#renderer/desk/state/desk-state.ts';
import { awaited, idle, pending } from '#renderer/desk/timing/pending.ts';
import { isTextField } from '#renderer/kit/keys/keys.ts';
import { hasDialog } from './taking-keys.ts';

/** For commands that open something to type in, after its code or its content has loaded. */
export const asking = (ask: () => Promise<unknown>) => (): void => {
  holdTyping();
  void awaited(ask());
};

/**
 * Until a dialog gets the focus, what is typed is kept for its field, instead of going to the field behind it. If no dialog
 * opens, it goes to the field that has the focus. Letters of an input method cannot be kept.
 */
export function holdTyping(): void {
  held().begin();
}

class HeldTyping {
  private isHeld = false;
  private text = '';

  begin(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    for (const [name, hear] of this.heard) addEventListener(name, hear, { capture: true });
    void this.endWithoutDialog();
  }

  /** A dialog that is there takes the focus in one of the next frames. */
  private async endWithoutDialog(): Promise<void> {
    let frames = FRAMES;
    while (this.isHeld && frames > 0) {
      await idle();
      await new Promise(requestAnimationFrame);
      frames = pending().isIdle ? frames - 1 : FRAMES;
    }
    const { activeElement } = document;
    if (!hasDialog() || isInDialog(activeElement)) this.end(activeElement);
  }

  private readonly heard: readonly (readonly [string, (event: Event) => void])[] = [
    ['keydown', (event) => this.onKey(event as KeyboardEvent)],
    ['paste', (event) => this.onPaste(event as ClipboardEvent)],
    ['focusin', ({ target }) => this.onFocus(target)],
    ['pointerdown', () => this.end(null)],
  ];

  private onKey(event: KeyboardEvent): void {
    const { key } = event;
    const isCommand = event.ctrlKey !== event.altKey || event.metaKey;
    if (isCommand || event.isComposing || besides.test(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key.length === 1) this.text += key;
    else if (key === 'Backspace') this.text = this.text.slice(0, -1);
    else if (key === 'Escape') this.text = '';
  }

  private onPaste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.text += event.clipboardData?.getData('text/plain') ?? '';
  }

  private onFocus(target: EventTarget | null): void {
    if (isInDialog(target)) this.end(target);
  }

  private end(field: EventTarget | null): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    for (const [name, hear] of this.heard) removeEventListener(name, hear, { capture: true });
    const { text } = this;
    this.text = '';
    // Can be undone by the field, and is an input for all that follow it
    if (text !== '' && isTextField(field)) document.execCommand('insertText', false, text);
  }
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role$="dialog"]') !== null;

/** Keys that change no text, and those of an input method. */
const besides = /^(F\d+|Shift|Control|Alt|AltGraph|Meta|CapsLock|Process|Unidentified)$/;

/** That the desk is idle before no dialog is expected any more: what has loaded is drawn in them. */
const FRAMES = 5;

const held = deskState(() => new HeldTyping());
