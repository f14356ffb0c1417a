import { Check, ChevronLeft, ChevronRight, FileImage, FileText, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { WatchedImage } from '../../foundations/image/watched-image';
import { useLabels } from '../../foundations/locale/locale';
import { useCurrentInSight } from '../../internal/hooks/use-current-in-sight';
import { type FileStripLabels, fileStripLabels } from './file-strip.labels';
import './file-strip.css';

/** One file of a `FileStrip`. */
export interface StripFile {
  /** Unique in the strip. */
  id: string;
  /** The description of the file: "Zaświadczenie od pracodawcy". */
  label: string;
  /** Under the name: its size or version. */
  detail?: string;
  /** Chooses the icon. @default 'document' */
  kind?: 'document' | 'picture';
  /**
   * Address of a thumbnail, shown instead of the icon; when it fails to load the icon stays. A signed address changes
   * with each answer while the file stays, so the first address is kept.
   */
  thumb?: string;
  /** The file was opened before: a tick beside its name. */
  seen?: boolean;
}

export interface FileStripProps {
  /** Names the group: "Dokumenty zgłoszenia". */
  label: string;
  /** The files, from the start of the strip. */
  files: readonly StripFile[];
  /** The file that is open. */
  value: string | undefined;
  /** Called with the id of the file to open. */
  onValueChange: (id: string) => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<FileStripLabels>;
}

const ICONS: Record<NonNullable<StripFile['kind']>, LucideIcon> = { document: FileText, picture: FileImage };

/** Files side by side, one of them open above. The arrows at both ends open the previous and the next one. */
export function FileStrip({ label, files, value, onValueChange, labels }: FileStripProps) {
  const words = useLabels<FileStripLabels>(fileStripLabels, labels);
  const list = useRef<HTMLUListElement>(null);
  const at = files.findIndex(({ id }) => id === value);
  useCurrentInSight(list, '[aria-pressed="true"]', JSON.stringify([value, files.length]));
  const open = (file: StripFile | undefined) => file && onValueChange(file.id);

  return (
    <div className="u:flex u:items-center u:gap-1 u:border-t u:border-line u:bg-surface u:px-1">
      <IconButton
        icon={ChevronLeft}
        label={words.previous}
        aria-disabled={at <= 0}
        onClick={() => open(files[at - 1])}
      />
      <div className="u:file-strip u:min-w-0 u:flex-1">
        <ul ref={list} aria-label={label} className="u:file-strip-list u:relative u:py-1">
          {files.map((file) => (
            <li key={file.id} className="u:flex u:min-w-0">
              <FileButton file={file} isOpen={file.id === value} words={words} onOpen={() => open(file)} />
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        icon={ChevronRight}
        label={words.next}
        aria-disabled={at >= files.length - 1}
        onClick={() => open(files[at + 1])}
      />
    </div>
  );
}

interface FileButtonProps {
  file: StripFile;
  isOpen: boolean;
  words: FileStripLabels;
  onOpen: () => void;
}

function FileButton({ file, isOpen, words, onOpen }: FileButtonProps) {
  const { label, detail, kind = 'document', thumb, seen } = file;
  const [picture, setPicture] = useState(thumb);

  return (
    <button
      type="button"
      aria-pressed={isOpen}
      className={cn(
        'u:flex u:w-full u:items-center u:gap-2 u:rounded-md u:border-control u:px-2.5 u:py-1 u:text-start u:text-sm u:leading-snug u:forced-colors:aria-pressed:outline-2',
        isOpen
          ? 'u:border-accent-border u:bg-accent-subtle u:font-semibold'
          : 'u:border-transparent u:hover:bg-surface-hover',
      )}
      onClick={onOpen}
    >
      <span className="u:grid u:size-9 u:flex-none u:place-items-center">
        {picture ? (
          <WatchedImage
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            className="u:size-9 u:rounded-sm u:border u:border-line u:object-cover"
            onBroken={() => setPicture(undefined)}
          />
        ) : (
          <Icon of={ICONS[kind]} size="1.6em" className={isOpen ? 'u:text-accent-text' : 'u:text-muted'} />
        )}
      </span>
      {/* In one text, so that a long name takes two lines and not three. */}
      <span className="u:min-w-0 u:wrap-anywhere">
        <span className="u:part">{`${label} `}</span>
        {detail && <span className="u:inline-block u:text-xs u:font-regular u:text-muted">{detail}</span>}
      </span>
      {seen && (
        <span className="u:text-success-text">
          <Icon of={Check} />
          <span className="u:sr-only">{words.seen}</span>
        </span>
      )}
    </button>
  );
}
