import { Navigate } from 'react-router-dom';
import { paths } from '#shared/paths';

/** The co-funding of a parent stands on their panel. */
export function ToOwnPanel() {
  return <Navigate replace to={paths.members} />;
}
