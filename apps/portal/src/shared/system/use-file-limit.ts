import { FILE_LIMIT_BYTES } from '@urzad/domain';
import { useSession } from '../session/session-store';

/** The largest file that this office accepts, in bytes: a setting of the server. */
export function useFileLimit(): number {
  return useSession(({ system }) => system?.file_limit) ?? FILE_LIMIT_BYTES;
}

/** The same of a recording, which has a limit of its own (Order §4). */
export function useMediaLimit(): number {
  return useSession(({ system }) => system?.media_limit) ?? FILE_LIMIT_BYTES;
}
