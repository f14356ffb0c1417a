import { Button } from '@urzad/ui';
import { X } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { listMessages } from './messages';

/** The searched text, and a button that clears it. */
export function FoundFor({ text, onClear }: { text: string; onClear: () => void }) {
  const words = useMessages(listMessages);

  return (
    <p className="u:flex u:flex-wrap u:items-center u:gap-3">
      <span role="status" className="u:font-semibold">
        {words.foundFor(text)}
      </span>
      <Button size="sm" icon={X} onClick={onClear}>
        {words.clearSearch}
      </Button>
    </p>
  );
}
