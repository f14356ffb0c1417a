import { cofundingRegistrations } from '@urzad/contract';
import { toast, useLocale } from '@urzad/ui';
import { failureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { downloadMessages } from './messages';

/** How long the toast stays (Spec §7). */
const STARTED_MS = 2000;

/** Downloads all files of a registration that this person sees, in one archive (Spec §7). */
export function useDownloadAll(id: number): () => Promise<void> {
  const words = useMessages(downloadMessages);
  const locale = useLocale();

  return async () => {
    try {
      const { data } = await request(cofundingRegistrations.downloadall, { query: { id } });
      // An attachment: the browser saves it, and the page stays.
      location.assign(data.url);
      toast.success(words.started, { duration: STARTED_MS });
    } catch (error) {
      toast.error(failureText(error, locale));
    }
  };
}
