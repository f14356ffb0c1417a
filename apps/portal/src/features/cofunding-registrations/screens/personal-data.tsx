import { useQuery } from '@tanstack/react-query';
import { PERSONAL_DATA_STATEMENT, type Registration } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { Alert, Button, Link, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { shownRegistrationQuery } from '#shared/entities/registrations/registration-query';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { keepFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { PersonalDataForm } from '../components/accession/personal-data-form';
import { SignWays } from '../components/signing/sign-ways';
import { SigningPage } from '../components/signing/signing-page';
import { accessionMessages } from '../messages/accession';
import { registrationMessages } from '../messages/registrations';

/** The form of participant's data (D7): the answers, then the document to read and sign. */
export function PersonalData() {
  const { data: card, title, personalData: words } = useMessages(accessionMessages);
  const { list, missing } = useMessages(registrationMessages);
  const id = Number(useParams().id);
  const query = useQuery(shownRegistrationQuery(id));
  const number = useShownNumber(query.data?.number ?? '');

  return (
    <ObjectScreen
      query={query}
      title={card.title}
      number={number}
      lead={words.lead}
      breadcrumbs={[
        { label: list.title, href: paths.registrations },
        { label: title, href: paths.registration(id) },
      ]}
      loading={words.loading}
      failed={words.failed}
      missing={missing}
    >
      {(registration) => <DataToSign key={id} registration={registration} />}
    </ObjectScreen>
  );
}

function DataToSign({ registration }: { registration: Registration }) {
  const [isChanging, setChanging] = useState(false);
  const { id, accession, steps, documents } = registration;
  const document = documents.find((one) => one.id === accession?.id_document);
  // Sent meanwhile, or the last day has passed.
  if (!steps.includes('sendDocuments')) return <Leave to={paths.registration(id)} />;
  if (!document || isChanging) {
    return <PersonalDataForm registration={registration} onPrepared={() => setChanging(false)} />;
  }
  const change = () => {
    setChanging(true);
    keepFocus();
  };
  if (accession?.is_signed === 'yes') return <Signed id={id} onChange={change} />;
  return <SignData registration={registration} document={document} onChange={change} />;
}

interface SignDataProps {
  registration: Registration;
  document: Registration['documents'][number];
  onChange: () => void;
}

function SignData({ registration, document, onChange }: SignDataProps) {
  const { data: card, personalData: words } = useMessages(accessionMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, accession } = registration;

  return (
    <SigningPage document={document} name={card.title}>
      {(isRead) => (
        <SignWays
          kind="PERSONAL_DATA"
          registration={registration}
          document={document}
          isRead={isRead}
          statement={PERSONAL_DATA_STATEMENT}
          words={words}
          deadline={accession ? words.deadline(dayText(accession.documents_to, locale)) : undefined}
          onSigned={() => navigate(paths.registration(id))}
          back={<Button onClick={onChange}>{words.change}</Button>}
        />
      )}
    </SigningPage>
  );
}

function Signed({ id, onChange }: { id: number; onChange: () => void }) {
  const { personalData: words } = useMessages(accessionMessages);

  return (
    <div className="u:grid u:max-w-text u:gap-4">
      <Alert kind="success" title={words.signedTitle}>
        {words.signedText}
      </Alert>
      <div className="u:flex u:flex-wrap u:gap-3">
        <Button asChild variant="primary">
          <Link href={paths.registration(id)}>{words.back}</Link>
        </Button>
        <Button onClick={onChange}>{words.change}</Button>
      </div>
    </div>
  );
}

/** The footer waits until the other screen is there. */
function Leave({ to }: { to: string }) {
  return (
    <div data-loading-screen="">
      <Navigate replace to={to} />
    </div>
  );
}
