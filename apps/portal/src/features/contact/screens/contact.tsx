import { Button, Card, FormLayout, Link, PageHeading, TextLink } from '@urzad/ui';
import { useEffect, useRef, useState } from 'react';
import { OwnerPart } from '#shared/acting/owner-part';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { BesideForm } from '../components/beside-form';
import { ContactForm } from '../components/contact-form';
import { Ways } from '../components/ways';
import { contactMessages } from '../messages/contact';

/** The office's addresses, and a form for who has no account. */
export function Contact() {
  const words = useMessages(contactMessages);
  const heading = useScreen(words.title);

  return (
    <div className="u:grid u:gap-8">
      <PageHeading ref={heading} title={words.heading} lead={words.lead} />
      <Ways />
      <FormLayout aside={<BesideForm />}>
        <Writing />
      </FormLayout>
    </div>
  );
}

/** The form, and after it what becomes of the message. */
function Writing() {
  const words = useMessages(contactMessages);
  const [sentTo, setSentTo] = useState<string>();

  return (
    <Card id="formularz" className="u:grid u:scroll-mt-6 u:gap-4">
      {sentTo === undefined ? (
        <>
          <div>
            <h2 className="u:text-xl">{words.form}</h2>
            <Sooner />
          </div>
          <OwnerPart act="write">
            <ContactForm onSent={setSentTo} />
          </OwnerPart>
        </>
      ) : (
        <Sent mail={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </Card>
  );
}

/** Who has an account writes in their own matter, where the office sees it beside the application. */
function Sooner() {
  const words = useMessages(contactMessages);
  const me = useSession((session) => session.me);
  if (me && me.perspective !== 'citizen') return null;

  return me ? (
    <p className="u:text-muted">
      {words.inPortal} <TextLink href={paths.officeCaseNew('general')}>{words.openCase}</TextLink>.
    </p>
  ) : (
    <p className="u:text-muted">
      {words.haveAccount} <TextLink href={paths.login}>{words.logIn}</TextLink> {words.sooner}
    </p>
  );
}

function Sent({ mail, onAgain }: { mail: string; onAgain: () => void }) {
  const words = useMessages(contactMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="u:text-xl">
        {words.sent}
      </h2>
      <p>{words.sentText(mail)}</p>
      <div className="u:flex u:flex-wrap u:gap-3">
        <Button asChild variant="primary">
          <Link href={paths.home}>{words.toHome}</Link>
        </Button>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </>
  );
}
