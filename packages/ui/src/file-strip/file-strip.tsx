import { FileImage, FileText, type LucideIcon } from 'lucide-react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';

export interface StripFile {
  id: string;
  /** What the file is: "Zaświadczenie od pracodawcy". */
  label: string;
  /** Under the name: its size or version. */
  detail?: string;
  /** @default 'document' */
  kind?: 'document' | 'picture';
}

export interface FileStripProps {
  /** Names the group: "Dokumenty zgłoszenia". */
  label: string;
  files: readonly StripFile[];
  /** The file that is open. */
  value: string | undefined;
  onValueChange: (id: string) => void;
}

const ICONS: Record<NonNullable<StripFile['kind']>, LucideIcon> = { document: FileText, picture: FileImage };

/** Files side by side, one of them open above. */
export function FileStrip({ label, files, value, onValueChange }: FileStripProps) {
  return (
    <ul
      aria-label={label}
      className="flex gap-2 overflow-x-auto border-t border-line bg-surface px-4 py-2.5 desktop:px-5"
    >
      {files.map(({ id, label: name, detail, kind = 'document' }) => (
        <li key={id} className="flex flex-none">
          <button
            type="button"
            aria-pressed={id === value}
            className={cn(
              'grid w-36 content-start justify-items-center gap-1 rounded-md border-control px-2 py-2 text-center text-sm leading-snug forced-colors:aria-pressed:outline-2',
              id === value
                ? 'border-accent-border bg-accent-subtle font-semibold'
                : 'border-transparent hover:bg-surface-hover',
            )}
            onClick={() => onValueChange(id)}
          >
            <Icon
              of={ICONS[kind]}
              size="1.8em"
              className={id === value ? 'text-accent-text' : 'text-muted'}
            />
            <span>{name}</span>
            {detail && <span className="text-xs font-regular text-muted">{detail}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
