import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import type { FileItem } from '../file-list/file-item';

export interface DrawnFileProps {
  file: FileItem;
  /** The text of the button; its name includes that of the file. */
  removeLabel: string;
  onRemove: ((file: FileItem) => void) | undefined;
  /** Moves the file, before its name. */
  handle?: ReactNode;
  /** More buttons, before the one that removes. */
  tools?: ReactNode;
  /** The player or the picture. */
  children: ReactNode;
}

/** A picture or a player, with the name of the file under it. */
export function DrawnFile({ file, removeLabel, onRemove, handle, tools, children }: DrawnFileProps) {
  return (
    <figure className="u:grid u:content-start u:gap-2 u:rounded-lg u:border u:border-line u:bg-surface u:p-3">
      {children}
      <figcaption className="u:flex u:flex-wrap u:items-center u:gap-2">
        {handle}
        <span className="u:min-w-0 u:flex-1 u:basis-40 u:wrap-anywhere">{file.text ?? file.name}</span>
        {onRemove && (
          <span className="u:flex u:flex-wrap u:items-center u:gap-2">
            {tools}
            <Button
              size="sm"
              icon={Trash2}
              aria-label={`${removeLabel}: ${file.name}`}
              onClick={() => onRemove(file)}
            >
              {removeLabel}
            </Button>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
