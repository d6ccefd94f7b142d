import { Menu } from '@base-ui/react/menu';
import { useMemo, useRef, useState } from 'react';
import { openSearch } from '#renderer/desk/search/search-open.ts';
import { searchingStore } from '#renderer/desk/search/search-store.ts';
import { cosmeticRows } from '#renderer/desk/translations/cosmetic-rows.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { AmountsDialog } from './amounts-dialog.tsx';
import { CosmeticDialog } from './cosmetic-dialog.tsx';

interface BulkMenuProps {
  readonly all: readonly UnitRow[];
  readonly locale: string;
  readonly translating: Translating;
}

/** What is done to many translations at once, and how many there are. */
export function BulkMenu({ all, locale, translating }: BulkMenuProps) {
  const words = useWords(translationWords);
  const [open, setOpen] = useState<'cosmetic' | 'amounts' | null>(null);
  const cosmetic = useMemo(() => cosmeticRows(all, translating.before), [all, translating.before]);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className="button" ref={opener}>
          <Icon name="log" />
          {words.bulk}
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="floating-place" sideOffset={4} align="end">
            <Menu.Popup className="floating menu">
              <Menu.Item className="menu-item" onClick={() => replaceIn(locale)}>
                {words.replace}
              </Menu.Item>
              <Menu.Item className="menu-item" disabled={cosmetic.length === 0} onClick={() => setOpen('cosmetic')}>
                {words.cosmetic(cosmetic.length)}
              </Menu.Item>
              <Menu.Separator className="menu-line" />
              <Menu.Item className="menu-item" onClick={() => setOpen('amounts')}>
                {words.amounts}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {open === 'cosmetic' && <CosmeticDialog {...{ translating, locale, opener }} rows={cosmetic} onClose={close} />}
      {open === 'amounts' && <AmountsDialog {...{ translating, locale, opener }} onClose={close} />}
    </>
  );
}

/** Replaces in translations into one language, by the search over the project. */
function replaceIn(locale: string): void {
  const { query } = searchingStore.getState();
  searchingStore.setState({ query: { ...query, within: `units:${locale}` } });
  openSearch('replace');
}
