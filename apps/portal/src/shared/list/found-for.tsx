import { Button, TextLink } from '@urzad/ui';
import { X } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { listMessages } from './messages';

export interface FoundForProps {
  text: string;
  onClear: () => void;
  /** Tabs that have what this one has not. */
  elsewhere?: readonly { href: string; label: string; count: number }[];
}

/** The searched text, a button that clears it, and where there is what this tab has not. */
export function FoundFor({ text, onClear, elsewhere = [] }: FoundForProps) {
  const words = useMessages(listMessages);

  return (
    <div className="u:flex u:flex-wrap u:items-center u:gap-3">
      <span role="status" className="u:font-semibold">
        {[words.foundFor(text), ...(elsewhere.length > 0 ? [words.foundElsewhere] : [])].join('. ')}
      </span>
      {elsewhere.map(({ href, label, count }) => (
        <TextLink key={href} variant="standalone" href={href}>
          {words.tabWith(label, count)}
        </TextLink>
      ))}
      <Button size="sm" icon={X} onClick={onClear}>
        {words.clearSearch}
      </Button>
    </div>
  );
}
