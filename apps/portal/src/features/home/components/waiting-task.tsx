import { FolderCard, Skeleton } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { homeMessages } from '../messages/home';

/** Until the task is known. Its height is not, so what stands below waits for it (`Home`). */
export function WaitingTask() {
  const words = useMessages(homeMessages);

  return (
    <div className="u:page-width u:pt-6.5" data-loading-screen="">
      <FolderCard number="…">
        <div className="u:grid u:gap-3">
          <Skeleton shape="title" />
          <Skeleton />
        </div>
        <p role="status" className="u:sr-only">
          {words.loadingTask}
        </p>
      </FolderCard>
    </div>
  );
}
