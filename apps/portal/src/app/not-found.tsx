import { OfficeErrorPage } from '../shared/failures/office-error-page';
import { useMessages } from '../shared/i18n/messages';
import { useScreen } from '../shared/screen/use-screen';
import { appMessages } from './messages';

/** For an address that leads nowhere. */
export function NotFound() {
  const { notFound } = useMessages(appMessages);
  const heading = useScreen(notFound);

  return <OfficeErrorPage kind="404" ref={heading} title={notFound} />;
}
