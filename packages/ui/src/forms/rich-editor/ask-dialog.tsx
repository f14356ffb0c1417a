import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/button';
import { Modal } from '../../overlays/modal/modal';
import type { RichEditorLabels } from './rich-editor.labels';

export interface AskDialogProps {
  title: string;
  words: RichEditorLabels;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Another button, before those that close the dialog. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A dialog of the editor: a form that is mounted only while the dialog is open. */
export function AskDialog({
  title,
  words,
  confirmLabel,
  onConfirm,
  onClose,
  extra,
  children,
}: AskDialogProps) {
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The editor may be inside another form, which must not be submitted.
    event.stopPropagation();
    onConfirm();
  }

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={title}
      width="narrow"
      footer={
        <>
          {extra}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="u:grid u:gap-5" onSubmit={submit}>
        {children}
      </form>
    </Modal>
  );
}
