import { noAccessMessages } from '#shared/failures/no-access-messages';
import { OfficeErrorPage } from '#shared/failures/office-error-page';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';

/** Instead of what needs access to the system, for an account without it (Order §10). */
export function NoAccess() {
  const { title, text } = useMessages(noAccessMessages);
  const heading = useScreen(title);

  return (
    <OfficeErrorPage kind="403" ref={heading} title={title}>
      {text}
    </OfficeErrorPage>
  );
}
