import { RadioGroup } from '#renderer/kit/controls/radio-group.tsx';
import { Sign, signOfTerrain } from '../signs.ts';
import type { MapEditorWords } from '../words/generated/map-editor-words.ts';
import { toolName } from './labels.ts';
import type { EditedMap } from './map-spots.ts';
import { keyOfTool, type MapTool, toolsOf } from './map-tools.ts';

interface ToolBarProps {
  readonly map: EditedMap;
  readonly tool: MapTool;
  readonly words: MapEditorWords;
  readonly isOff: boolean;
  readonly onChange: (id: string) => void;
}

export function ToolBar({ map, tool, words, isOff, onChange }: ToolBarProps) {
  const tools = toolsOf(map);
  return (
    <RadioGroup
      label={words.tools}
      value={tool.id}
      options={tools.map(({ id }) => id)}
      onChange={onChange}
      off={isOff}
      className="sc-edit-tools row wrap"
      optionClass="sc-edit-tool"
    >
      {(id) => {
        const at = tools.findIndex((one) => one.id === id);
        const one = tools[at] as MapTool;
        const [name, key] = [toolName(one, words), keyOfTool(one, map)];
        const begins = at > 0 && groupOf(one) !== groupOf(tools[at - 1] as MapTool);
        return (
          <span
            className="row gap-0"
            data-tip={key === null ? name : words.withKey({ tool: name, key })}
            data-begins={begins}
          >
            <ToolSign tool={one} resources={map.resources} />
            <span className="hidden">{name}</span>
          </span>
        );
      }}
    </RadioGroup>
  );
}

function groupOf({ kind }: MapTool): string {
  if (kind === 'terrain' || kind === 'home') return kind;
  return kind === 'select' || kind === 'remove' ? 'general' : 'marks';
}

function ToolSign({ tool, resources }: Pick<EditedMap, 'resources'> & { readonly tool: MapTool }) {
  if (tool.kind === 'home') return <b className="sc-edit-home cut">{tool.home}</b>;
  if (tool.kind !== 'terrain') return <Sign name={tool.kind} />;
  return (
    <>
      <svg className="sc-edit-swatch" viewBox="-1 -1 2 2" aria-hidden="true">
        <path className="sc-ground" data-paint={tool.terrain.paint} d="M0 1L-.866.5V-.5L0-1L.866-.5V.5Z" />
      </svg>
      <Sign name={signOfTerrain(tool.terrain, resources)} />
    </>
  );
}
