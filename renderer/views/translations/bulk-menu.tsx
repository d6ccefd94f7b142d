import { useMemo, useRef, useState } from 'react';
import { openSearch } from '#renderer/desk/search/search-open.ts';
import { searchingStore } from '#renderer/desk/search/search-store.ts';
import { cosmeticRows } from '#renderer/desk/translations/cosmetic-rows.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#renderer/kit/popups/menu.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { AmountsDialog } from './amounts-dialog.tsx';
import { CosmeticDialog } from './cosmetic-dialog.tsx';

interface BulkMenuProps {
  readonly all: readonly UnitRow[];
  readonly locale: string;
  readonly translating: Translating;
}

export function BulkMenu({ all, locale, translating }: BulkMenuProps) {
  const words = useWords(translationWords);
  const [open, setOpen] = useState<'cosmetic' | 'amounts' | null>(null);
  const cosmetic = useMemo(() => cosmeticRows(all, translating.before), [all, translating.before]);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <Button icon="log" ref={opener}>
            {words.bulk}
          </Button>
        }
      >
        <MenuItem label={words.replace} onRun={() => replaceIn(locale)} />
        <MenuItem
          label={words.cosmetic({ count: cosmetic.length })}
          off={cosmetic.length === 0}
          onRun={() => setOpen('cosmetic')}
        />
        <MenuSeparator />
        <MenuItem label={words.amounts} onRun={() => setOpen('amounts')} />
      </Menu>
      {open === 'cosmetic' && <CosmeticDialog {...{ translating, locale, opener }} rows={cosmetic} onClose={close} />}
      {open === 'amounts' && <AmountsDialog {...{ translating, locale, all, opener }} onClose={close} />}
    </>
  );
}

function replaceIn(locale: string): void {
  const { query } = searchingStore.getState();
  searchingStore.setState({ query: { ...query, within: `units:${locale}` } });
  openSearch('replace');
}
