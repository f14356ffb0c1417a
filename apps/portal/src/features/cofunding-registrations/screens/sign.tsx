import { FORM_STATEMENT, type Registration } from '@urzad/contract';
import { Button, EmptyState, Link } from '@urzad/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { CallEndNotice } from '../components/call-end-notice';
import { CallOverFolder } from '../components/call-over-folder';
import { BackToForm } from '../components/signing/back-to-form';
import type { SignRegistrationProps } from '../components/signing/sign-registration';
import { SignWays } from '../components/signing/sign-ways';
import { SigningPage } from '../components/signing/signing-page';
import { findDocumentToSign, nextProgressStep, progressPath } from '../logic/progress';
import { useDeadline } from '../logic/signing/use-deadline';
import { useChosenRegistration } from '../logic/use-chosen-registration';
import { withId } from '../logic/waiting';
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
    <SigningPage
      document={document}
      name={words.documentName}
      notice={<CallEndNotice registration={registration} />}
    >
      {(isRead) => <SignRecruitmentForm registration={registration} document={document} isRead={isRead} />}
    </SigningPage>
  );
}

/** Signed, it is sent on the next screen. */
function SignRecruitmentForm(props: Pick<SignRegistrationProps, 'registration' | 'document' | 'isRead'>) {
  const { sign: words } = useMessages(signingMessages);
  const navigate = useNavigate();
  const { id, status } = props.registration;

  return (
    <SignWays
      {...props}
      kind="FORMULARZ"
      statement={FORM_STATEMENT}
      words={words}
      deadline={useDeadline(props.registration)}
      onSigned={() => navigate(withId(paths.registrationSendShow, id))}
      back={<BackToForm id={id} status={status} block />}
    />
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
