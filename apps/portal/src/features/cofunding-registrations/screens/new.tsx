import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { callsQuery, currentCallOf } from '../../../shared/cofunding-calls/current-call';
import { ScreenFailure } from '../../../shared/failures/screen-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { Loading } from '../../../shared/screen/loading';
import { listQuery } from '../api';
import { formMessages } from '../form-messages';
import { RegistrationForm } from '../parts/form/registration-form';

/** The draft of the round that is on; `?id=` picks another. Without one the way leads to the start. */
export function New() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));

  return id > 0 ? <RegistrationForm key={id} id={id} /> : <DraftOfTheRound />;
}

function DraftOfTheRound() {
  const words = useMessages(formMessages);
  const calls = useQuery(callsQuery);
  const mine = useQuery(listQuery(1));
  const error = calls.error ?? mine.error;

  if (calls.data && mine.data) {
    const call = currentCallOf(calls.data.data);
    const draft = mine.data.data.find(
      ({ status, call_number }) => status === 'draft' && call_number === call?.number,
    );
    return draft ? <RegistrationForm id={draft.id} /> : <Navigate to={paths.registrationStart} replace />;
  }
  if (!error) return <Loading>{words.loading}</Loading>;

  function retry() {
    void calls.refetch();
    void mine.refetch();
  }
  return <ScreenFailure error={error} title={words.failed} onRetry={retry} />;
}
