import { usePageKey } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { useAccountChoice } from '#shared/display/account-choice';
import { useMessages } from '#shared/i18n/messages';
import { KeyList } from '#shared/keys/key-list';
import { keyMessages } from '#shared/keys/messages';

/** `?` shows what the keys do, unless the person has switched it off (WCAG 2.1.4). */
export function KeyHelp() {
  const words = useMessages(keyMessages);
  const [areOn] = useAccountChoice('single_keys');
  const [isOpen, setOpen] = useState(false);
  usePageKey(areOn ? '?' : undefined, () => setOpen(true));

  return (
    <Modal width="narrow" open={isOpen} onOpenChange={setOpen} title={words.title}>
      <KeyList />
    </Modal>
  );
}
