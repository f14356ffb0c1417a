import { Navigate } from 'react-router-dom';
import { paths } from '#shared/paths';

/** The office's work begins with what waits in the queue. */
export function StaffStart() {
  return <Navigate to={paths.registrations} replace />;
}
