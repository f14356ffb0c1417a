import { toast, useLocale } from '@urzad/ui';
import { failureText } from '../failures/failure-text';
import { useMessages } from '../i18n/messages';
import { objectMessages } from './messages';

/** How long the toast stays (Spec §7). */
const STARTED_MS = 2000;

/**
 * Downloads all files of an object that this person sees, in one archive (Spec §7).
 *
 * @param findAddress asks for the address of the archive
 */
export function useDownloadAll(findAddress: () => Promise<string>): () => Promise<void> {
  const words = useMessages(objectMessages);
  const locale = useLocale();

  return async () => {
    try {
      // An attachment: the browser saves it, and the page stays.
      location.assign(await findAddress());
      toast.success(words.downloadStarted, { duration: STARTED_MS });
    } catch (error) {
      toast.error(failureText(error, locale));
    }
  };
}
