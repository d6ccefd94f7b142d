import { useState } from 'react';
import { type ExchangeFormat, exchangeFormats } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { PlannedImport } from '#renderer/desk/workers/exchange-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#renderer/kit/popups/menu.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { chooseImport, exportProof, exportUnits } from './exchange-files.ts';
import { ImportDialog } from './import-dialog.tsx';

const formatNames: Readonly<Record<ExchangeFormat, string>> = {
  ...{ xlsx: 'XLSX', csv: 'CSV', po: 'PO', xliff: 'XLIFF', xliff2: 'XLIFF 2', tmx: 'TMX' },
};

export function ExchangeMenu({ locale, sourceLocale }: { readonly locale: string; readonly sourceLocale: string }) {
  const words = useWords(translationWords);
  const spoken = useLocale();
  const nameOf = useLanguageName();
  const [came, setCame] = useState<PlannedImport | null>(null);
  const read = (asDraft: boolean): void => void chooseImport(locale, asDraft).then(setCame);
  const write = (format: ExchangeFormat): void =>
    void exportUnits(locale, format).then((why) => why !== null && setCame({ kind: 'refused', why }));
  return (
    <>
      <Menu trigger={<Button icon="download">{words.exchangeTitle}</Button>}>
        {exchangeFormats.map((format) => (
          <MenuItem key={format} label={words.exportAs({ format: formatNames[format] })} onRun={() => write(format)} />
        ))}
        <MenuSeparator />
        {[sourceLocale, locale].map((one) => (
          <MenuItem
            key={one}
            label={words.proof({ language: nameOf(one) })}
            onRun={() => void exportProof(one, spoken)}
          />
        ))}
        <MenuSeparator />
        <MenuItem label={words.import} onRun={() => read(false)} />
        <MenuItem label={words.importDraft} onRun={() => read(true)} />
      </Menu>
      {came !== null && <ImportDialog {...{ came, locale }} onClose={() => setCame(null)} />}
    </>
  );
}
