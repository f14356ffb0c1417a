import { Button } from '@urzad/ui';
import { X } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { queueMessages } from '../messages';

/** The searched text, and a button that clears it. */
export function FoundFor({ text, onClear }: { text: string; onClear: () => void }) {
  const words = useMessages(queueMessages);

  return (
    <p className="flex flex-wrap items-center gap-3">
      <span role="status" className="font-semibold">
        {words.foundFor(text)}
      </span>
      <Button size="sm" icon={X} onClick={onClear}>
        {words.clearSearch}
      </Button>
    </p>
  );
}
