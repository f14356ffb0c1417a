import { useQuery } from '@tanstack/react-query';
import type { CofundingCall, RegistrationRow } from '@urzad/contract';
import { currentCallOf } from '@urzad/grants';
import { Navigate, useSearchParams } from 'react-router-dom';
import { businessNow } from '#shared/business-time';
import { callsQuery } from '#shared/entities/cofunding-calls/calls-query';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { listQuery } from '../api';
import { RegistrationForm } from '../components/form/registration-form';
import { formMessages } from '../messages/form';

/** The draft of the current call; `?id=` names another. Without a draft it redirects to the start. */
export function New() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));

  return id > 0 ? <RegistrationForm key={id} id={id} /> : <DraftOfTheRound />;
}

function DraftOfTheRound() {
  const words = useMessages(formMessages);
  const calls = useQuery(callsQuery);
  const mine = useQuery(listQuery(1));

  function retry() {
    void calls.refetch();
    void mine.refetch();
  }

  return (
    <Loaded
      data={calls.data && mine.data && { drafts: draftsOf(calls.data.data, mine.data.data) }}
      error={calls.error ?? mine.error}
      onRetry={retry}
      loading={words.loading}
      failed={words.failed}
    >
      {({ drafts: [draft] }) =>
        draft ? <RegistrationForm id={draft.id} /> : <Navigate to={paths.registrationStart} replace />
      }
    </Loaded>
  );
}

function draftsOf(calls: readonly CofundingCall[], mine: readonly RegistrationRow[]) {
  const current = currentCallOf(calls, businessNow())?.number;

  return mine.filter(({ status, call_number }) => status === 'draft' && call_number === current);
}
