import { useStore } from 'zustand';
import { canConvert, convertForm, writtenForm } from '#renderer/desk/project/file-form.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import type { FileForm } from '#renderer/desk/project/save-file.ts';
import { fileFormWords } from '#renderer/desk/words/generated/file-form-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '#renderer/kit/popups/menu.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

export function FileFormItem() {
  const words = useWords(fileFormWords);
  const file = useStore(projectStore, (state) => state.files.get(state.current ?? ''));
  const form = file === undefined ? null : writtenForm(file);
  if (file === undefined || form === null) return null;
  const encoding = form.bom ? words.marked : (form.encoding ?? words.unknown);
  const said = `${encoding} ${words.endsOf[form.ends]}`;
  if (file.fault !== null) return <span className="status-item gap-2">{encoding}</span>;
  return (
    <Menu
      trigger={
        <Button
          look="bare"
          className="status-item hovers inside gap-2"
          data-tip={words.form}
          aria-label={`${words.form} ${said}`}
        >
          {said}
        </Button>
      }
      side="top"
      sideOffset={2}
    >
      <MenuGroup label={words.encoding}>
        <Choice
          path={file.path}
          form={{ bom: false }}
          isOn={form.encoding === 'UTF-8' && !form.bom}
          name={words.plain}
        />
        <Choice path={file.path} form={{ bom: true }} isOn={form.bom} name={words.marked} />
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={words.ends}>
        <Choice path={file.path} form={{ ends: 'LF' }} isOn={form.ends === 'LF'} name={words.lf} />
        <Choice path={file.path} form={{ ends: 'CRLF' }} isOn={form.ends === 'CRLF'} name={words.crlf} />
      </MenuGroup>
      <MenuSeparator />
      <p className="menu-text">{words.text}</p>
    </Menu>
  );
}

interface ChoiceProps {
  readonly path: string;
  readonly form: FileForm;
  readonly isOn: boolean;
  readonly name: string;
}

function Choice({ path, form, isOn, name }: ChoiceProps) {
  const api = useStudioApi();
  return (
    <MenuItem
      label={name}
      checked={isOn}
      off={!isOn && !canConvert(path, form)}
      onRun={() => void convertForm(api, path, form)}
    />
  );
}
