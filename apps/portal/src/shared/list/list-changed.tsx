import { Button } from '@urzad/ui';
import { RefreshCw } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { listMessages } from './messages';
import type { ListHold } from './use-held-page';

const LINE =
  'u:bottom-4 u:z-sticky u:ms-auto u:mt-3 u:flex u:w-fit u:flex-wrap u:items-center u:gap-3 u:rounded-lg u:border u:border-line u:bg-surface-raised u:px-4 u:py-2 u:shadow-3 u:desktop:sticky u:print:hidden';

/**
 * That others have changed the list while its rows are read. It is below the rows, or over the last ones in sight, so that
 * it moves none.
 */
export function ListChanged({ isChanged, show }: Pick<ListHold, 'isChanged' | 'show'>) {
  const words = useMessages(listMessages);

  return (
    <div data-changed="" className={isChanged ? LINE : undefined}>
      {/* In the page before it has text, as live regions have to be. */}
      <p role="status" className="u:text-sm">
        {isChanged && words.changed}
      </p>
      {isChanged && (
        <Button size="sm" variant="quiet" icon={RefreshCw} onClick={show}>
          {words.showChanges}
        </Button>
      )}
    </div>
  );
}
