import { Menu } from '@base-ui/react/menu';
import { useStore } from 'zustand';
import { canConvert, convertForm, writtenForm } from '#renderer/desk/project/file-form.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import type { FileForm } from '#renderer/desk/project/save-file.ts';
import { fileFormWords } from '#renderer/desk/words/file-form-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

/** How the file in use is written, and in which other form it can be saved. */
export function FileFormItem() {
  const words = useWords(fileFormWords);
  const file = useStore(projectStore, (state) => state.files.get(state.current ?? ''));
  const form = file === undefined ? null : writtenForm(file);
  if (file === undefined || form === null) return null;
  const encoding = form.bom ? words.marked : (form.encoding ?? words.unknown);
  const said = `${encoding} ${words.endsOf[form.ends]}`;
  if (file.fault !== null) return <span className="status-item">{encoding}</span>;
  return (
    <Menu.Root>
      <Menu.Trigger className="status-item" title={words.form} aria-label={`${words.form} ${said}`}>
        {said}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="top" sideOffset={2} align="end" collisionPadding={4} className="floating-place">
          <Menu.Popup className="floating menu">
            <Menu.Group>
              <Menu.GroupLabel className="menu-title">{words.encoding}</Menu.GroupLabel>
              <Choice
                path={file.path}
                form={{ bom: false }}
                isOn={form.encoding === 'UTF-8' && !form.bom}
                name={words.plain}
              />
              <Choice path={file.path} form={{ bom: true }} isOn={form.bom} name={words.marked} />
            </Menu.Group>
            <Menu.Separator className="menu-line" />
            <Menu.Group>
              <Menu.GroupLabel className="menu-title">{words.ends}</Menu.GroupLabel>
              <Choice path={file.path} form={{ ends: 'LF' }} isOn={form.ends === 'LF'} name={words.lf} />
              <Choice path={file.path} form={{ ends: 'CRLF' }} isOn={form.ends === 'CRLF'} name={words.crlf} />
            </Menu.Group>
            <Menu.Separator className="menu-line" />
            <p className="menu-text">{words.text}</p>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
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
    <Menu.CheckboxItem
      className="menu-item"
      checked={isOn}
      disabled={!isOn && !canConvert(path, form)}
      closeOnClick
      onClick={() => void convertForm(api, path, form)}
    >
      <span className="menu-sign">{isOn && <Icon name="check" />}</span>
      <span className="menu-label">{name}</span>
    </Menu.CheckboxItem>
  );
}
