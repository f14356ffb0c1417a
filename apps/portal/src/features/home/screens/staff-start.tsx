import { Navigate } from 'react-router-dom';
import { paths } from '#shared/paths';

/** Staff start at the queue. */
export function StaffStart() {
  return <Navigate to={paths.registrations} replace />;
}
