import { FILE_LIMIT_BYTES } from '@urzad/domain';
import { useSession } from '../session/session-store';

/** The largest file that this office accepts, in bytes: a setting of the server. */
export function useFileLimit(): number {
  return useSession(({ system }) => system?.file_limit) ?? FILE_LIMIT_BYTES;
}
