import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import type { FileItem } from '../file-list/file-item';

export interface DrawnFileProps {
  file: FileItem;
  /** The text of the button; its name includes that of the file. */
  removeLabel: string;
  onRemove: ((file: FileItem) => void) | undefined;
  /** More buttons, before the one that removes. */
  tools?: ReactNode;
  /** The player or the picture. */
  children: ReactNode;
}

/** A picture or a player, with the name of the file under it. */
export function DrawnFile({ file, removeLabel, onRemove, tools, children }: DrawnFileProps) {
  return (
    <figure className="grid content-start gap-2 rounded-lg border border-line bg-surface p-3">
      {children}
      <figcaption className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{file.text ?? file.name}</span>
        {onRemove && (
          <>
            {tools}
            <Button
              size="sm"
              icon={Trash2}
              aria-label={`${removeLabel}: ${file.name}`}
              onClick={() => onRemove(file)}
            >
              {removeLabel}
            </Button>
          </>
        )}
      </figcaption>
    </figure>
  );
}
