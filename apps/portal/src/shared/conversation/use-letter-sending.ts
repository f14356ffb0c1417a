import type { UploadPurpose } from '@urzad/contract';
import { formOf } from '@urzad/ui';
import type { SendingPort } from '@urzad/ui/uploads';
import { sendingOf } from '../uploads/sending';
import { reporting } from './known-files';
import type { LetterFiles } from './letter-files';

const { useCurrentValues, useSetValue } = formOf<LetterFiles>();

/** Uploads the files of the letter in the form around, which then knows their names and sizes. */
export function useLetterSending(purpose: UploadPurpose): SendingPort {
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();

  return reporting(sendingOf(purpose), (file) => {
    const upload_date = new Date().toISOString();
    setValue('known', [...valuesNow().known, { ...file, upload_date }]);
  });
}
