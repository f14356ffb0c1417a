import { Card, DescriptionList, TextLink } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { useOffice } from '#shared/system/use-office';
import { contactMessages } from '../messages/contact';

/** What may answer the question before it is asked, and the other addresses. */
export function BesideForm() {
  const words = useMessages(contactMessages);
  const office = useOffice();
  const isSignedIn = useSession(({ me }) => me !== undefined);
  const others = [
    ...(office?.ade_address ? [{ term: words.eDelivery, value: office.ade_address }] : []),
    ...(office?.iod_mail ? [{ term: words.iod, value: office.iod_mail }] : []),
  ];

  return (
    <div className="u:grid u:gap-5">
      <Part title={words.before}>
        <Links
          items={[
            { label: words.whoMayApply, href: paths.about },
            { label: words.selfCheck, href: paths.selfCheck },
            { label: words.rules, href: paths.statute },
          ]}
        />
      </Part>
      {isSignedIn && (
        <Part title={words.helpDesk}>
          <Links items={[{ label: words.reportFault, href: paths.tickets }]} />
        </Part>
      )}
      <Part title={words.accessibility}>
        <Links items={[{ label: words.accessibilityStatement, href: paths.accessibility }]} />
      </Part>
      {others.length > 0 && (
        <Part title={words.otherAddresses}>
          <DescriptionList items={others} layout="line" />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="u:grid u:gap-2">
      <h2 className="u:text-lg">{title}</h2>
      {children}
    </Card>
  );
}

function Links({ items }: { items: readonly { label: string; href: string }[] }) {
  return (
    <ul className="u:grid">
      {items.map(({ label, href }) => (
        <li key={href} className="u:py-2">
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
