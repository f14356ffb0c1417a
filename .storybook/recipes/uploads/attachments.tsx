import { FILE_LIMIT_BYTES } from '@urzad/domain';
import { UploadField } from '@urzad/ui/uploads';
import { sending } from './upload';

/** Its value, the names that the server gave, is sent with the form: `a1b2.pdf|c3d4.jpg`. */
export function Attachments() {
  return (
    <UploadField
      label="Załączniki"
      hint="Umowa i zaświadczenie od pracodawcy."
      name="files"
      multiple
      required
      extensions={['pdf', 'jpg', 'png']}
      limitBytes={FILE_LIMIT_BYTES}
      upload={sending}
    />
  );
}
