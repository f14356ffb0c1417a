import { APP_VERSION, addressOfDocument, type OfficeView, type PublicDocument } from '@urzad/contract';
import { Footer, FooterButton, type FooterColumn, type FooterItem, FooterLink, phoneHref } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { useAppName, useOffice, useOfficeHours } from '#shared/system/use-office';
import { appMessages } from '../messages';
import { RecentMessages } from './recent-messages';

type Words = (typeof appMessages)['pl'];

export interface SiteFooterProps {
  size: 'full' | 'short';
}

/** The office, the funding, and the pages that the law requires. */
export function SiteFooter({ size }: SiteFooterProps) {
  const words = useMessages(appMessages);
  const appName = useAppName();
  const office = useOffice();
  const hours = useOfficeHours();
  const isSignedIn = useSession(({ me }) => me !== undefined);
  const service = serviceItems(words, isSignedIn);

  if (size === 'short') {
    return (
      <Footer statement={words.funding(appName)}>
        <ul className="u:flex u:flex-wrap u:gap-x-6 u:gap-y-2">
          {service.map(({ label, href = '' }) => (
            <li key={href}>
              <FooterLink href={href}>{label}</FooterLink>
            </li>
          ))}
        </ul>
        <VisitorMessages />
      </Footer>
    );
  }

  return (
    <Footer
      columns={columnsOf(words, service, office && { ...office, hours })}
      statement={words.funding(appName)}
    >
      <VisitorMessages />
    </Footer>
  );
}

/** A signed-in person has the log of toasts in the user menu. */
function VisitorMessages() {
  const words = useMessages(appMessages);
  const status = useSession((session) => session.status);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      {status === 'signed-out' && (
        <p>
          <FooterButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.recentMessages}
          </FooterButton>
        </p>
      )}
      <RecentMessages open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function serviceItems(words: Words, isSignedIn: boolean): FooterItem[] {
  return [
    { label: words.statute, href: paths.statute },
    { label: words.privacyPolicy, href: paths.privacyPolicy },
    { label: words.accessibilityStatement, href: paths.accessibility },
    { label: words.about, href: paths.about },
    { label: words.contact, href: paths.contact },
    ...(isSignedIn ? [{ label: words.helpDesk, href: paths.tickets }] : []),
  ];
}

function columnsOf(
  words: Words,
  service: FooterItem[],
  office: (OfficeView & { hours: string | undefined }) | undefined,
): FooterColumn[] {
  const documents = [
    { title: words.forParents, items: FOR_PARENTS.map((name) => documentItem(words, name)) },
    { title: words.certificates, items: CERTIFICATES.map((name) => documentItem(words, name)) },
  ];
  const version = { label: words.version(APP_VERSION) };
  if (!office) return [...documents, { title: words.service, items: [...service, version] }];

  const contact = {
    title: words.contact,
    items: [
      { label: office.office_name },
      { label: office.office_address },
      { label: office.office_mail, href: `mailto:${office.office_mail}` },
      ...office.office_phones.map((phone) => ({ label: phone, href: phoneHref(phone) })),
      ...(office.hours ? [{ label: office.hours }] : []),
      ...(office.ade_address ? [{ label: words.eDelivery(office.ade_address) }] : []),
      ...(office.social_url ? [{ label: words.social, href: office.social_url }] : []),
    ],
  };
  const about = {
    title: words.service,
    items: [
      ...service,
      ...(office.bip_url ? [{ label: words.bulletin, href: office.bip_url }] : []),
      { label: words.reportIrregularity, href: irregularityAddress(words, office) },
      { label: words.projectNumber(office.project_no) },
      version,
    ],
  };

  return [contact, ...documents, about];
}

/** The documents of the project, all of them PDFs (Spec §1). */
const FOR_PARENTS = ['rules', 'recruitmentForm', 'contract', 'participantData', 'resignation'] as const;
const CERTIFICATES = ['careCertificate', 'employerCertificate', 'informationClause', 'instruction'] as const;

function documentItem(words: Words, name: PublicDocument): FooterItem {
  return { label: words.documents[name], href: addressOfDocument(name) };
}

function irregularityAddress(words: Words, { office_mail, project_no }: OfficeView): string {
  const subject = encodeURIComponent(`${words.reportIrregularity} ${project_no}`);

  return `mailto:${office_mail}?subject=${subject}`;
}
