import type { TablePreset } from '@urzad/domain';
import { type RefObject, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../overlays/confirm-dialog/confirm-dialog';
import type { TablePresetsLabels } from './table-presets.labels';

interface RemovePresetProps {
  preset: TablePreset;
  open: boolean;
  onClose: () => void;
  /** @returns whether it was deleted. */
  onRemove: () => Promise<boolean>;
  pending: boolean;
  /** The panel of the views, which keeps the focus when the button that opened the dialog is removed. */
  panel: RefObject<HTMLElement | null>;
  words: TablePresetsLabels;
}

/** A deleted view cannot be restored, so a dialog asks first. */
export function RemovePreset({ preset, open, onClose, onRemove, pending, panel, words }: RemovePresetProps) {
  const [isRemoved, setIsRemoved] = useState(false);

  // After the dialog could not return the focus to its removed button: the view in use, else the name of a new one.
  useEffect(() => {
    if (!isRemoved) return;
    const control = panel.current?.querySelector('input:checked') ?? panel.current?.querySelector('input');
    if (control instanceof HTMLElement) control.focus();
  }, [isRemoved, panel]);

  async function remove() {
    setIsRemoved(await onRemove());
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={words.removeTitle(preset.name)}
      confirmLabel={words.removeConfirm}
      pending={pending}
      onConfirm={() => void remove()}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
