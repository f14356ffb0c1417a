import { Alert } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import { objectMessages } from './messages';

/** Above a form that cannot be saved any more: what was typed stays to be copied. */
export function LockedForm({ actions }: { actions?: ReactNode }) {
  const words = useMessages(objectMessages);

  return (
    <Alert kind="warning" live title={words.locked} actions={actions}>
      {words.lockedText}
    </Alert>
  );
}
