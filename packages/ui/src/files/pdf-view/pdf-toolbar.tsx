import {
  ChevronLeft,
  ChevronRight,
  FileText,
  Maximize,
  Minimize,
  TextInitial,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { PdfViewLabels } from './pdf-view.labels';
import type { PdfMode } from './use-pdf-mode';
import { zoomAfter } from './zoom';

export interface PdfToolbarProps {
  page: number;
  count: number;
  mode: PdfMode;
  zoom: number;
  fullScreen: boolean;
  words: PdfViewLabels;
  /** A download link or other tools at the end. */
  tools: ReactNode;
  onPage: (page: number) => void;
  /** Switches between pages and text. */
  onMode: () => void;
  onZoom: (zoom: number) => void;
  /** Absent where the browser has no full screen. */
  onFullScreen: (() => void) | undefined;
}

export function PdfToolbar({ page, count, words, tools, onPage, onFullScreen, ...props }: PdfToolbarProps) {
  const { mode, onMode, zoom, onZoom, fullScreen } = props;

  return (
    <div className="u:flex u:flex-none u:flex-wrap u:items-center u:justify-between u:gap-x-2 u:border-b u:border-line u:bg-surface u:px-2 u:py-1">
      <div className="u:flex u:items-center u:gap-1">
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span aria-live="polite" className="u:font-semibold u:whitespace-nowrap u:tabular-nums">
          {words.pageOf(page, count)}
        </span>
        <IconButton
          icon={ChevronRight}
          label={words.next}
          disabled={page >= count}
          onClick={() => onPage(page + 1)}
        />
      </div>
      {mode === 'pages' && <ZoomButtons zoom={zoom} words={words} onZoom={onZoom} />}
      {/* With a text instead of an icon, which nobody would recognise. */}
      <div className="u:order-last u:grid u:w-full u:pb-1 u:tablet:order-none u:tablet:w-auto u:tablet:pb-0">
        <Button size="sm" icon={mode === 'text' ? FileText : TextInitial} onClick={onMode}>
          {mode === 'text' ? words.showAsDocument : words.showAsText}
        </Button>
      </div>
      <div className="u:flex u:items-center u:gap-1">
        {onFullScreen && (
          <IconButton
            icon={fullScreen ? Minimize : Maximize}
            label={fullScreen ? words.leaveFullScreen : words.fullScreen}
            onClick={onFullScreen}
          />
        )}
        {tools}
      </div>
    </div>
  );
}

function ZoomButtons({ zoom, words, onZoom }: Pick<PdfToolbarProps, 'zoom' | 'words' | 'onZoom'>) {
  const smaller = zoomAfter(zoom, -1);
  const larger = zoomAfter(zoom, 1);

  return (
    <div className="u:flex u:items-center u:tablet:gap-1">
      <IconButton
        icon={ZoomOut}
        label={words.zoomOut}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      />
      <span
        aria-live="polite"
        className="u:sr-only u:min-w-12 u:text-center u:tabular-nums u:tablet:not-sr-only"
      >
        {Math.round(zoom * 100)}%
      </span>
      <IconButton
        icon={ZoomIn}
        label={words.zoomIn}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      />
    </div>
  );
}
