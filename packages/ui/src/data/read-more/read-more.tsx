import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../actions/button/button';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { type ReadMoreLabels, readMoreLabels } from './read-more.labels';
import { useClamped } from './use-clamped';

export interface ReadMoreProps {
  /** Plain text: a link in the hidden part could be focused and not be seen. */
  text: string;
  /** The subject of the text: part of the name of the button. "Uzasadnienie" */
  about: string;
  /** The number of lines that are always shown. @default 3 */
  lines?: 2 | 3 | 4 | 6;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ReadMoreLabels>;
}

const CLAMP = { 2: 'u:line-clamp-2', 3: 'u:line-clamp-3', 4: 'u:line-clamp-4', 6: 'u:line-clamp-6' };

/**
 * A long text, clamped to its first lines. The rest is hidden only visually: search in the page, print and screen
 * readers have the whole text. A text that fits has no button.
 */
export function ReadMore({ text, about, lines = 3, labels }: ReadMoreProps) {
  const words = useLabels<ReadMoreLabels>(readMoreLabels, labels);
  const [open, setOpen] = useState(false);
  const { isClamped, watch } = useClamped();
  const textId = useId();
  const word = open ? words.less : words.more;

  return (
    <div className="u:grid u:max-w-text u:justify-items-start u:gap-1">
      <p
        ref={watch}
        id={textId}
        data-state={open ? 'open' : 'closed'}
        className={cn(
          'u:whitespace-pre-line u:wrap-anywhere',
          !open && CLAMP[lines],
          !open && 'u:print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {isClamped && (
        <Button
          size="sm"
          variant="quiet"
          className="u:-ms-3"
          icon={open ? ChevronUp : ChevronDown}
          aria-label={`${word}: ${about}`}
          aria-expanded={open}
          aria-controls={textId}
          onClick={() => setOpen(!open)}
        >
          {word}
        </Button>
      )}
    </div>
  );
}
