import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CofundingClause, Registration } from '@urzad/contract';
import { longDateText, timeText, warsawDate } from '@urzad/domain';
import { Alert, Button, Link, useLocale } from '@urzad/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OwnerOnly } from '#shared/acting/owner-only';
import { DocumentReader } from '#shared/entities/documents/document-reader';
import { registrationQuery, registrationsKey } from '#shared/entities/registrations/registration-query';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { useWrite } from '#shared/server-state/use-write';
import { clauseQuery, signClause } from '../api';
import { CallEndNotice } from '../components/call-end-notice';
import { CallOverFolder } from '../components/call-over-folder';
import { registrationMessages } from '../messages/registrations';

/** The information clause, which has to be read before the form: it says what happens with the data. */
export function Clause() {
  const { clause: words } = useMessages(registrationMessages);
  const clause = useQuery(clauseQuery(Number(useParams().id)));
  const idRegistration = clause.data?.id_registration;
  const registration = useQuery({
    ...registrationQuery(idRegistration ?? 0),
    enabled: idRegistration !== undefined,
  });
  const isTooLate = useIsTooLate(registration.data);
  const query = {
    data: clause.data &&
      registration.data && { clause: clause.data, registration: registration.data, isTooLate },
    error: clause.error ?? registration.error,
    refetch: () => Promise.all([clause.refetch(), idRegistration && registration.refetch()]),
  };

  return (
    <ObjectScreen
      query={query}
      title={words.title}
      lead={!isTooLate && words.lead}
      loading={words.loading}
      failed={words.loadFailed}
      missing={words.missing}
    >
      {(known) => <ClauseReading {...known} />}
    </ObjectScreen>
  );
}

interface ClauseReadingProps {
  clause: CofundingClause;
  registration: Registration;
  isTooLate: boolean;
}

function ClauseReading({ clause, registration, isTooLate }: ClauseReadingProps) {
  const { clause: words } = useMessages(registrationMessages);
  const [isRead, setRead] = useState(false);
  const isConfirmed = clause.status === 'signed';

  return (
    <div className="u:grid u:gap-5">
      {isTooLate && !isConfirmed ? (
        <CallOverFolder registration={registration} />
      ) : (
        <CallEndNotice registration={registration} />
      )}
      <DocumentReader document={clause.document} name={words.name} onReadToEnd={() => setRead(true)} />
      {isConfirmed && <SignedClause clause={clause} />}
      {/* Otherwise there would be no form to go on to. */}
      {!isConfirmed && !isTooLate && <Confirm clause={clause} isRead={isRead} />}
    </div>
  );
}

function Confirm({ clause, isRead }: { clause: CofundingClause; isRead: boolean }) {
  const { clause: words } = useMessages(registrationMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const confirmation = useWrite({
    send: (_, key) => signClause(clause.id, clause.document.sha256, key),
    onDone: async (signed) => {
      queries.setQueryData(clauseQuery(clause.id).queryKey, signed);
      await queries.invalidateQueries({ queryKey: registrationsKey });
      navigate(paths.registrationEdit(clause.id_registration));
    },
  });

  return (
    <div className="u:grid u:justify-items-start u:gap-3">
      {confirmation.error && <FormFailure title={words.failed} error={confirmation.error} />}
      <p role="status" id="clause-state" className="u:text-muted">
        {isRead ? words.ready : words.readFirst}
      </p>
      <OwnerOnly act="sign">
        <Button
          variant="primary"
          size="lg"
          disabled={!isRead}
          aria-describedby="clause-state"
          loading={confirmation.isPending}
          onClick={() => confirmation.press()}
        >
          {words.confirm}
        </Button>
      </OwnerOnly>
    </div>
  );
}

function SignedClause({ clause: { sign_date, id_registration } }: { clause: CofundingClause }) {
  const { clause: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const signed = sign_date ? new Date(sign_date) : undefined;

  return (
    <div className="u:grid u:justify-items-start u:gap-3">
      {signed && (
        <Alert kind="success">
          {words.signed(longDateText(warsawDate(signed), locale), timeText(signed))}
        </Alert>
      )}
      <Button asChild variant="primary" iconEnd={ArrowRight}>
        <Link href={paths.registrationEdit(id_registration)}>{words.toForm}</Link>
      </Button>
    </div>
  );
}
