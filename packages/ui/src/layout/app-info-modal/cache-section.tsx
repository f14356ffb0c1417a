import { Eraser } from 'lucide-react';
import { Button } from '../../actions/button/button';
import { StorageGauge } from '../../files/storage-gauge/storage-gauge';
import type { AppInfoCache } from './app-info';
import type { AppInfoModalLabels } from './app-info-modal.labels';

export interface CacheSectionProps extends AppInfoCache {
  words: AppInfoModalLabels;
}

/** How full the local cache is, and what empties it. */
export function CacheSection({ words, used, limit, entries, onClear }: CacheSectionProps) {
  return (
    <div className="u:grid u:justify-items-start u:gap-3">
      <div className="u:w-full">
        <StorageGauge label={words.cache} used={used} limit={limit} />
      </div>
      <p className="u:text-sm u:text-muted">{words.entries(entries)}</p>
      <Button size="sm" icon={Eraser} onClick={onClear}>
        {words.clearCache}
      </Button>
    </div>
  );
}
