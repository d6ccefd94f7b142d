import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { exchangeFormats } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { translationWords } from '#renderer/desk/words/translation-words.ts';
import type { Imported } from '#renderer/desk/workers/exchange-room.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { chooseImport, exportProof, exportUnits } from './exchange-files.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Translations go out to another program, and come back. */
export function ExchangeMenu({ locale, sourceLocale }: { readonly locale: string; readonly sourceLocale: string }) {
  const words = useWords(translationWords);
  const spoken = useLocale();
  const nameOf = useLanguageName();
  const [came, setCame] = useState<Imported | null>(null);
  const read = (asDraft: boolean): void => void chooseImport(locale, asDraft).then(setCame);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className="button">
          <Icon name="download" />
          {words.exchangeTitle}
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="floating-place" sideOffset={4} align="end">
            <Menu.Popup className="floating menu">
              {exchangeFormats.map((format) => (
                <Menu.Item
                  key={format}
                  className="menu-item"
                  onClick={() =>
                    void exportUnits(locale, format).then((why) => why !== null && setCame({ kind: 'refused', why }))
                  }
                >
                  {words.exportAs(format)}
                </Menu.Item>
              ))}
              <Menu.Separator className="menu-line" />
              {[sourceLocale, locale].map((one) => (
                <Menu.Item key={one} className="menu-item" onClick={() => void exportProof(one, spoken)}>
                  {words.proof(nameOf(one))}
                </Menu.Item>
              ))}
              <Menu.Separator className="menu-line" />
              <Menu.Item className="menu-item" onClick={() => read(false)}>
                {words.import}
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => read(true)}>
                {words.importDraft}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {came !== null && <ImportDialog {...{ came, locale }} onClose={() => setCame(null)} />}
    </>
  );
}
