import { Button, formOf } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { type FormValues, isEmptyChild } from '../../logic/form/values';
import { formMessages } from '../../messages/form';

const { useCurrentValues } = formOf<FormValues>();

export interface RemoveChildProps {
  /** Which child, counted from 0. */
  at: number;
  name: string;
  onRemove: () => void;
}

/** A dialog asks first when something has been typed. */
export function RemoveChild({ at, name, onRemove }: RemoveChildProps) {
  const words = useMessages(formMessages);
  const currentValues = useCurrentValues();
  const [isAsking, setAsking] = useState(false);

  function ask() {
    if (isEmptyChild(currentValues().children[at])) onRemove();
    else setAsking(true);
  }

  return (
    <div>
      <Button variant="quiet" icon={Trash2} onClick={ask}>
        {words.removeChild(name)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle(name)}
        confirmLabel={words.removeConfirm}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {words.removeText}
      </ConfirmDialog>
    </div>
  );
}
