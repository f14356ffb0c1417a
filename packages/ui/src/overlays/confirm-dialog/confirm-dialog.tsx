import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels } from '../../foundations/locale/locale';
import { Modal } from '../modal/modal';
import { type ConfirmDialogLabels, confirmDialogLabels } from './confirm-dialog.labels';

export interface ConfirmDialogProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /**
   * Called with `false` when the person closes it: by the cancel button, Escape, the cross, a press outside or, on a
   * phone, a swipe down.
   */
  onOpenChange: (open: boolean) => void;
  /** The question, with the name of the thing: "Czy wycofać zgłoszenie FR/2-2026/00187?". */
  title: string;
  /** The consequence: "Nie da się tego cofnąć.". */
  children: ReactNode;
  /** The verb again, never "Tak": "Wycofaj zgłoszenie". */
  confirmLabel: string;
  /** Does not close the dialog: the caller does, when it is done. */
  onConfirm: () => void;
  /** The colour of the confirm button; `primary` where nothing is destroyed. @default 'danger' */
  tone?: 'danger' | 'primary';
  /** The action is pending. */
  pending?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ConfirmDialogLabels>;
}

/** Asks before an action that cannot be undone. The cancel button has the focus at first. */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  tone = 'danger',
  pending = false,
  labels,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const words = useLabels(confirmDialogLabels, labels);
  const textId = useId();

  return (
    <Modal
      {...dialog}
      role="alertdialog"
      width="narrow"
      describedBy={textId}
      footer={
        <>
          <Button data-autofocus="" onClick={() => dialog.onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button variant={tone} loading={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="u:part" id={textId}>
        {children}
      </div>
    </Modal>
  );
}
