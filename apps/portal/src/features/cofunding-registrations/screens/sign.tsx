import type { Registration } from '@urzad/contract';
import { Breadcrumbs, Button, EmptyState, Link, PageHeading } from '@urzad/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useIsTooLate } from '#shared/registrations/use-is-too-late';
import { useScreen } from '#shared/screen/use-screen';
import { CallEndNotice } from '../components/call-end-notice';
import { CallOverFolder } from '../components/call-over-folder';
import { ChosenRegistration, useChosenRegistration } from '../components/chosen-registration';
import { DocumentReader } from '../components/document-reader';
import { SignForm } from '../components/signing/sign-form';
import { findDocumentToSign, nextProgressStep, progressPath } from '../logic/progress';
import { registrationMessages } from '../messages/registrations';
import { signingMessages } from '../messages/signing';

/** The document in the middle; password and code beside it. */
export function Sign() {
  const { sign: words, detail } = useMessages(signingMessages);
  const { list } = useMessages(registrationMessages);
  const { data } = useChosenRegistration('sign');
  const isTooLate = useIsTooLate(data);
  const title = isTooLate ? detail.title : words.title;
  const heading = useScreen(title);

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={title}
        lead={data !== null && !isTooLate && words.lead}
        breadcrumbs={
          <Breadcrumbs items={[{ label: list.title, href: paths.registrations }]} current={title} />
        }
      />
      <ChosenRegistration
        current="sign"
        loading={words.loading}
        failed={words.failed}
        empty={<NothingToSign />}
      >
        {(registration) => <Signing key={registration.id} registration={registration} />}
      </ChosenRegistration>
    </div>
  );
}

function Signing({ registration }: { registration: Registration }) {
  const { sign: words } = useMessages(signingMessages);
  const [isRead, setRead] = useState(false);
  const document = findDocumentToSign(registration);
  const next = nextProgressStep(registration);
  const isTooLate = useIsTooLate(registration);
  if (isTooLate) return <CallOverFolder registration={registration} />;

  // Signed in another window, or not finished yet: the parent is redirected.
  if (next !== 'signature' || !document) {
    return (
      <Navigate replace to={next ? progressPath(next, registration) : paths.registration(registration.id)} />
    );
  }
  return (
    <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-5">
      <div className="u:empty:hidden u:desktop:col-span-5">
        <CallEndNotice registration={registration} />
      </div>
      <div className="u:min-w-0 u:desktop:col-span-3">
        <DocumentReader document={document} name={words.documentName} onReadToEnd={() => setRead(true)} />
      </div>
      <div className="u:min-w-0 u:desktop:sticky u:desktop:top-5 u:desktop:col-span-2">
        <SignForm registration={registration} document={document} isRead={isRead} />
      </div>
    </div>
  );
}

function NothingToSign() {
  const { sign: words } = useMessages(signingMessages);

  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <Button asChild>
          <Link href={paths.registrations}>{words.toList}</Link>
        </Button>
      }
    >
      {words.empty}
    </EmptyState>
  );
}
