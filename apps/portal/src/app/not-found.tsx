import { OfficeErrorPage } from '#shared/failures/office-error-page';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';
import { notFoundMessages } from './not-found-messages';

/** For an unknown address. */
export function NotFound() {
  const { notFound } = useMessages(notFoundMessages);
  const heading = useScreen(notFound);

  return <OfficeErrorPage kind="404" ref={heading} title={notFound} />;
}
