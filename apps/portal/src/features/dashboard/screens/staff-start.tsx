import { Navigate } from 'react-router-dom';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { Dashboard } from './dashboard';

/** Staff start at their dashboard; who may not see it, at the first entry of their menu; who has none, at their account. */
export function StaffStart() {
  const maySee = useSession(({ may }) => may('dashboard_show'));
  const first = useSession(({ system }) => system?.menu.find(({ link }) => link !== null)?.link);

  return maySee ? <Dashboard /> : <Navigate to={first ?? paths.account} replace />;
}
