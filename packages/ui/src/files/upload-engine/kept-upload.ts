import type { KeptUpload } from './keeping-port';
import type { Upload } from './upload';

/** An upload as it is kept on the device. */
export function keptOf({
  id,
  name,
  size,
  type,
  scope,
  session_id,
  sha256,
  stored,
  file,
}: Upload): KeptUpload {
  return { id, name, size, type, scope, session_id, sha256, stored, file: stored ? undefined : file };
}
