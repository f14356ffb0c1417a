import { ErrorPage, type ErrorPageProps, phoneHref, TextLink } from '@urzad/ui';
import { paths } from '../paths';
import { useOffice, useOfficeHours } from '../system/use-office';

/** An error page with the office's contact and a link to the home page. */
export function OfficeErrorPage(props: ErrorPageProps) {
  const office = useOffice();
  const phone = office?.office_phones[0];
  const hours = useOfficeHours();
  const contact = office && (
    <>
      {phone && (
        <>
          <TextLink href={phoneHref(phone)}>{phone}</TextLink>
          <span>{hours ? ` (${hours}),` : ','}</span>{' '}
        </>
      )}
      <TextLink href={`mailto:${office.office_mail}`}>{office.office_mail}</TextLink>
    </>
  );

  return <ErrorPage homeHref={paths.home} contact={contact} {...props} />;
}
