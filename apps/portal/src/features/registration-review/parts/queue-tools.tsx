import { Button, Checkbox } from '@urzad/ui';
import { X } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages';
import { queueMessages } from '../messages';
import type { QueuePlace } from '../queue-place';

interface QueueToolsProps {
  place: QueuePlace;
  onChange: (to: Partial<QueuePlace>) => void;
}

/** What is searched for, and how close the rows stand. */
export function QueueTools({ place, onChange }: QueueToolsProps) {
  const words = useMessages(queueMessages);

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {place.text && (
        <p className="flex flex-wrap items-center gap-3">
          <span role="status" className="font-semibold">
            {words.foundFor(place.text)}
          </span>
          <Button size="sm" icon={X} onClick={() => onChange({ text: '', page: 1 })}>
            {words.clearSearch}
          </Button>
        </p>
      )}
      <div className="ml-auto hidden tablet:block">
        <Checkbox
          label={words.rowDensity}
          checked={place.density === 'dense'}
          onCheckedChange={(isDense) => onChange({ density: isDense ? 'dense' : 'loose' })}
        />
      </div>
    </div>
  );
}
