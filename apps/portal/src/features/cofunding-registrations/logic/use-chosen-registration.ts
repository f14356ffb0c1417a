import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { shownRegistrationQuery } from '#shared/entities/registrations/registration-query';
import { currentQuery } from '../api';

/**
 * The registration of `?id=`, or the one that the path means without it (Order §5): `null` when it means none.
 *
 * @param current which one the path means
 */
export function useChosenRegistration(current: 'sign' | 'send') {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const chosen = useQuery({ ...shownRegistrationQuery(id), enabled: id > 0 });
  const meant = useQuery({ ...currentQuery(current), enabled: !(id > 0) });

  return id > 0 ? chosen : meant;
}
