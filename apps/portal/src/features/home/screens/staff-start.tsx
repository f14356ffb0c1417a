import { Navigate } from 'react-router-dom';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';

/** Staff start at the first entry of their menu; who has none, at their account. */
export function StaffStart() {
  const first = useSession(({ system }) => system?.menu.find(({ link }) => link !== null)?.link);

  return <Navigate to={first ?? paths.account} replace />;
}
