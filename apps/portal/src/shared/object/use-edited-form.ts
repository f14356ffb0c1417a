import { useEffect, useState } from 'react';

/** A form that may stop being allowed while somebody types in it. */
export interface EditedForm {
  /** It is shown: it may be saved, or has something in it that would be lost. */
  isOpen: boolean;
  /** It cannot be saved any more. */
  isLocked: boolean;
  /** Whether something was typed that is not saved. */
  onEdited: (isEdited: boolean) => void;
}

/** Keeps a form with something in it on the screen, when a colleague goes on with its object meanwhile. */
export function useEditedForm(mayEdit: boolean): EditedForm {
  const [isEdited, setEdited] = useState(false);

  return { isOpen: mayEdit || isEdited, isLocked: !mayEdit && isEdited, onEdited: setEdited };
}

/** Tells `useEditedForm` whether something was typed. */
export function useTellEdited(isEdited: boolean, onEdited: EditedForm['onEdited']): void {
  useEffect(() => onEdited(isEdited), [isEdited, onEdited]);
}
