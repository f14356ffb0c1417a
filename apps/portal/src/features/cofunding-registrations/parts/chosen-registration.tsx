import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenFailure } from '../../../shared/failures/screen-failure';
import { ApiFailure } from '../../../shared/http/api-failure';
import { Loading } from '../../../shared/screen/loading';
import { currentQuery, registrationQuery } from '../api';

export interface ChosenRegistrationProps {
  /** Which one a path without `?id=` means (decisions.md 5). */
  current: 'sign' | 'send';
  loading: string;
  failed: string;
  /** Instead, when there is none. */
  empty: ReactNode;
  children: (registration: Registration) => ReactNode;
}

/** The registration that `?id=` picks, or the one the path means by itself. */
export function ChosenRegistration({ current, loading, failed, empty, children }: ChosenRegistrationProps) {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const chosen = useQuery({ ...registrationQuery(id), enabled: id > 0 });
  const meant = useQuery({ ...currentQuery(current), enabled: !(id > 0) });
  const { data, error, refetch } = id > 0 ? chosen : meant;

  if (data) return children(data);
  if (data === null) return empty;
  if (!error) return <Loading>{loading}</Loading>;
  if (error instanceof ApiFailure && error.status === 404) return empty;
  return <ScreenFailure error={error} title={failed} onRetry={() => void refetch()} />;
}
