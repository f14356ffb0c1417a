import { Button } from '../../actions/button/button';
import { Modal } from '../../overlays/modal/modal';
import type { RichEditorLabels } from './rich-editor.labels';
import type { ToolName } from './tool-name';
import { LINK_KEYS, TOOLS, type Tool } from './tools';

export interface KeysDialogProps {
  words: RichEditorLabels;
  onClose: () => void;
}

/** All keyboard shortcuts of the editor. */
export function KeysDialog({ words, onClose }: KeysDialogProps) {
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={words.tools.keys}
      width="narrow"
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <dl className="u:grid u:grid-cols-2 u:gap-x-4 u:gap-y-2">
        {keysOf(words).map(([key, does]) => (
          <div
            key={does}
            className="u:col-span-2 u:grid u:grid-cols-subgrid u:border-b u:border-line-subtle u:pb-2"
          >
            <dt className="u:font-medium">{key}</dt>
            <dd className="u:text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="u:mt-4 u:text-sm u:text-muted">{words.keysHint}</p>
    </Modal>
  );
}

/** Keys of navigation first, then the tools with shortcuts. */
function keysOf(words: RichEditorLabels): (readonly [key: string, does: string])[] {
  const { keys, tools } = words;
  const ofTools = Object.entries<Tool>(TOOLS).flatMap(([name, { keys: shortcut }]) =>
    shortcut && isToolName(name) ? [[shortcut[0], tools[name]] as const] : [],
  );

  return [
    ['Alt+F10', keys.tools],
    [words.walkKeys, keys.walk],
    ['Escape', keys.back],
    ['Tab', keys.leave],
    [words.leaveTableKeys, keys.leaveTable],
    ['Shift+Enter', keys.newLine],
    ...ofTools,
    [LINK_KEYS[0], tools.link],
  ];
}

const isToolName = (name: string): name is ToolName => Object.hasOwn(TOOLS, name);
