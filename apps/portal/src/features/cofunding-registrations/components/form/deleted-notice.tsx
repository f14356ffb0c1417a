import { Alert, TextLink } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import type { InCall } from '#shared/entities/registrations/too-late';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { formMessages } from '../../messages/form';

/** Says that the shown draft was deleted in another window. It takes the focus, as the fields are removed. */
export function DeletedNotice({ registration }: { registration: InCall }) {
  const { deleted: words } = useMessages(formMessages);
  const alert = useRef<HTMLDivElement>(null);
  const isTooLate = useIsTooLate(registration);
  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert
      kind="warning"
      live
      ref={alert}
      title={words.title}
      actions={
        <>
          <TextLink href={paths.registrations}>{words.list}</TextLink>
          {!isTooLate && <TextLink href={paths.registrationStart}>{words.begin}</TextLink>}
        </>
      }
    >
      {words.text}
    </Alert>
  );
}
