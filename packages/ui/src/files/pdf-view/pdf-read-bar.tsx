import { BookOpen, CircleCheckBig } from 'lucide-react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import type { PdfViewLabels } from './pdf-view.labels';

/** Groups of the hash that are shown at each end; the title has the whole hash. */
const SHOWN_GROUPS = { first: 3, last: 2 };

export interface PdfReadBarProps {
  state: 'reading' | 'read';
  seen: number;
  count: number;
  words: PdfViewLabels;
  /** 64 hexadecimal digits. */
  sha256?: string | undefined;
}

/** Whether the document was read to its end, and the hash of its bytes. */
export function PdfReadBar({ state, seen, count, words, sha256 }: PdfReadBarProps) {
  const read = state === 'read';

  return (
    <div
      data-state={state}
      className="u:flex u:flex-none u:flex-wrap u:items-center u:justify-between u:gap-x-6 u:gap-y-2 u:border-t u:border-line u:bg-surface u:px-5 u:py-3"
    >
      <div className="u:flex u:items-center u:gap-3">
        <Icon
          of={read ? CircleCheckBig : BookOpen}
          className={cn(read ? 'u:text-success-text' : 'u:text-muted')}
        />
        <div className="u:part">
          <p role="status" className="u:font-semibold">
            {read ? words.readToEnd : words.keepReading}
          </p>
          <p className="u:text-sm u:text-muted">{words.pagesRead(seen, count)}</p>
        </div>
      </div>
      {sha256 && (
        <p className="u:text-sm u:text-muted" title={sha256}>
          SHA-256
          <span className="u:block u:font-mono">{shortHash(sha256)}</span>
        </p>
      )}
    </div>
  );
}

/** `9f2c 41ab 07de … 5b80 c3e1` */
function shortHash(sha256: string): string {
  const groups = sha256.match(/.{1,4}/g) ?? [];
  return [...groups.slice(0, SHOWN_GROUPS.first), '…', ...groups.slice(-SHOWN_GROUPS.last)].join(' ');
}
