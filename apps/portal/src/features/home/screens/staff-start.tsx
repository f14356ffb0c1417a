import { Navigate } from 'react-router-dom';
import { useSession } from '#shared/session/session-store';
import { RoleSummary } from '../components/role-summary';

/** Staff start at the first entry of their menu; who has none yet reads what their role is for. */
export function StaffStart() {
  const first = useSession(({ system }) => system?.menu.find(({ link }) => link !== null)?.link);

  return first ? <Navigate to={first} replace /> : <RoleSummary />;
}
