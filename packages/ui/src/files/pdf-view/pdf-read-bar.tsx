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
      className="flex flex-none flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-surface px-5 py-3"
    >
      <div className="flex items-center gap-3">
        <Icon
          of={read ? CircleCheckBig : BookOpen}
          className={cn(read ? 'text-success-text' : 'text-muted')}
        />
        <div>
          <p role="status" className="font-semibold">
            {read ? words.readToEnd : words.keepReading}
          </p>
          <p className="text-sm text-muted">{words.pagesRead(seen, count)}</p>
        </div>
      </div>
      {sha256 && (
        <p className="text-sm text-muted" title={sha256}>
          SHA-256
          <span className="block font-mono">{shortHash(sha256)}</span>
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
