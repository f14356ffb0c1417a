import { ApiError } from '../api-error';
import type { SessionUser } from './resource';

/** Only the person themselves signs, sends and withdraws, never staff acting for them (Order §2). */
export function refuseActing({ id_user_main }: SessionUser): void {
  if (id_user_main !== null) throw new ApiError('no-privilege', { reason: 'acting' });
}
