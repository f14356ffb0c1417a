import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownRegistrationQuery } from '#shared/registrations/registration-query';
import { currentQuery } from '../api';
import { RegistrationLoaded } from './registration-loaded';

export interface ChosenRegistrationProps {
  /** Which registration a path without `?id=` means (Order §5). */
  current: 'sign' | 'send';
  loading: string;
  failed: string;
  /** Shown when the path means no registration. An unknown `?id=` is shown as missing. */
  empty: ReactNode;
  children: (registration: Registration) => ReactNode;
}

/** The registration of `?id=`, or the one that the path means without it. */
export function ChosenRegistration({ current, loading, failed, empty, children }: ChosenRegistrationProps) {
  const { data, error, refetch } = useChosenRegistration(current);

  return (
    <RegistrationLoaded
      data={data}
      error={error}
      onRetry={() => void refetch()}
      loading={loading}
      failed={failed}
    >
      {(registration) => (registration ? children(registration) : empty)}
    </RegistrationLoaded>
  );
}

/** Its answer: `null` when the path means none. */
export function useChosenRegistration(current: ChosenRegistrationProps['current']) {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const chosen = useQuery({ ...shownRegistrationQuery(id), enabled: id > 0 });
  const meant = useQuery({ ...currentQuery(current), enabled: !(id > 0) });

  return id > 0 ? chosen : meant;
}
