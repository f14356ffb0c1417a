import type { Registration } from '@urzad/contract';
import { Button, EmptyState, Link } from '@urzad/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DocumentReader } from '#shared/entities/documents/document-reader';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { CallEndNotice } from '../components/call-end-notice';
import { CallOverFolder } from '../components/call-over-folder';
import { SignForm } from '../components/signing/sign-form';
import { findDocumentToSign, nextProgressStep, progressPath } from '../logic/progress';
import { useChosenRegistration } from '../logic/use-chosen-registration';
import { registrationMessages } from '../messages/registrations';
import { signingMessages } from '../messages/signing';

/** The document in the middle; password and code beside it. */
export function Sign() {
  const { sign: words, detail } = useMessages(signingMessages);
  const { list, missing } = useMessages(registrationMessages);
  const query = useChosenRegistration('sign');
  const isTooLate = useIsTooLate(query.data);

  return (
    <ObjectScreen
      query={query}
      title={isTooLate ? detail.title : words.title}
      lead={query.data !== null && !isTooLate && words.lead}
      breadcrumbs={[{ label: list.title, href: paths.registrations }]}
      loading={words.loading}
      failed={words.failed}
      missing={missing}
    >
      {(registration) =>
        registration ? <Signing key={registration.id} registration={registration} /> : <NothingToSign />
      }
    </ObjectScreen>
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
    const to = next ? progressPath(next, registration) : paths.registration(registration.id);
    // The footer waits until the other screen is there.
    return (
      <div data-loading-screen="">
        <Navigate replace to={to} />
      </div>
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
