import { inBackground } from '#renderer/desk/timing/pending.ts';

/** Downloads a file; browser or window ask where to. */
export function offerFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  inBackground(() => URL.revokeObjectURL(address), 10_000);
}

export function chooseFile(accept: string): Promise<File | null> {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = accept;
  return new Promise((resolve) => {
    field.addEventListener('cancel', () => resolve(null));
    field.addEventListener('change', () => resolve(field.files?.[0] ?? null));
    field.click();
  });
}

/** Strict. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
