import { Button, useGoToField } from '@urzad/ui';
import { Paperclip } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useMessages } from '#shared/i18n/messages';
import { letterMessages } from '../messages/letters';

/** Shows the field for files, which takes the focus: few letters of the office have some. */
export function AttachButton({ onAttach }: { onAttach: () => void }) {
  const words = useMessages(letterMessages);
  const goToField = useGoToField();

  function open() {
    // The field has to be there to take the focus.
    flushSync(onAttach);
    void goToField('filenames');
  }

  return (
    <Button variant="quiet" icon={Paperclip} onClick={open}>
      {words.attach}
    </Button>
  );
}
