import { ErrorPage, type ErrorPageProps } from '@urzad/ui';
import { paths } from '../paths';
import { useOffice } from '../system/use-office';

/** An error page with the office's own help and this portal's way home. */
export function OfficeErrorPage(props: ErrorPageProps) {
  const office = useOffice();
  const contact = office && [office.office_phones[0], office.office_mail].filter(Boolean).join(', ');

  return <ErrorPage homeHref={paths.home} contact={contact} {...props} />;
}
