import { Button } from '../button/button';
import { Modal } from '../modal/modal';
import type { RichEditorLabels } from './rich-editor.labels';

export interface KeysDialogProps {
  words: RichEditorLabels;
  onClose: () => void;
}

/** Everything that the keyboard does in the editor. */
export function KeysDialog({ words, onClose }: KeysDialogProps) {
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={words.tools.keys}
      width="narrow"
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {words.keys.map(([key, does]) => (
          <div
            key={`${key} ${does}`}
            className="col-span-2 grid grid-cols-subgrid border-b border-line-subtle pb-2"
          >
            <dt className="font-medium">{key}</dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{words.keysHint}</p>
    </Modal>
  );
}
