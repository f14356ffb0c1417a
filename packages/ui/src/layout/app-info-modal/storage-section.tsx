import { Eraser, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../actions/button/button';
import { StorageGauge } from '../../files/storage-gauge/storage-gauge';
import type { AppInfoStorage } from './app-info';
import type { AppInfoModalLabels } from './app-info-modal.labels';

export interface StorageSectionProps extends AppInfoStorage {
  words: AppInfoModalLabels;
}

/**
 * The storage of the browser, and test data to fill it. Nothing can be added while data is being written or when it
 * is full.
 */
export function StorageSection({
  words,
  used,
  limit,
  entries,
  loading,
  onAdd,
  onClear,
}: StorageSectionProps) {
  const isFull = used >= limit;
  const reasonId = useId();

  return (
    <div className="u:grid u:gap-3">
      <StorageGauge label={words.storage} used={used} limit={limit} />
      <p className="u:text-sm u:text-muted">{words.entries(entries)}</p>
      {isFull && (
        <p id={reasonId} className="u:text-sm u:text-error-text">
          {words.storageFull}
        </p>
      )}
      <div className="u:flex u:flex-wrap u:gap-2.5">
        <Button
          size="sm"
          icon={Plus}
          disabled={loading || isFull}
          aria-describedby={isFull ? reasonId : undefined}
          onClick={onAdd}
        >
          {words.addData}
        </Button>
        <Button size="sm" icon={Eraser} onClick={onClear}>
          {words.clearData}
        </Button>
      </div>
    </div>
  );
}
