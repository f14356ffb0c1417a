import {
  ChevronLeft,
  ChevronRight,
  FileText,
  Maximize,
  Minimize,
  RotateCcw,
  RotateCw,
  TextInitial,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { PdfViewLabels } from './pdf-view.labels';
import type { Quarter } from './turn';
import type { PdfMode } from './use-pdf-mode';
import { zoomAfter } from './zoom';

export interface PdfToolbarProps {
  page: number;
  count: number;
  mode: PdfMode;
  zoom: number;
  /** Degrees, clockwise. */
  turn: number;
  fullScreen: boolean;
  words: PdfViewLabels;
  /** A download link or other tools at the end. */
  tools: ReactNode;
  onPage: (page: number) => void;
  /** Switches between pages and text. */
  onMode: () => void;
  onZoom: (zoom: number) => void;
  onTurn: (by: Quarter) => void;
  /** Absent where the browser has no full screen. */
  onFullScreen: (() => void) | undefined;
}

export function PdfToolbar({ page, count, words, tools, onPage, onFullScreen, ...props }: PdfToolbarProps) {
  const { mode, onMode, zoom, onZoom, turn, onTurn, fullScreen } = props;

  return (
    <div className="u:flex u:flex-none u:flex-wrap u:items-center u:justify-between u:gap-x-1 u:border-b u:border-line u:bg-surface u:px-2 u:py-1">
      <div className="u:flex u:items-center">
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
      {mode === 'pages' && <LookButtons {...{ zoom, turn, words, onZoom, onTurn }} />}
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

type LookButtonsProps = Pick<PdfToolbarProps, 'zoom' | 'turn' | 'words' | 'onZoom' | 'onTurn'>;

/** How the pages are looked at: how large, and which way up. */
function LookButtons({ zoom, turn, words, onZoom, onTurn }: LookButtonsProps) {
  const smaller = zoomAfter(zoom, -1);
  const larger = zoomAfter(zoom, 1);

  return (
    <div className="u:flex u:items-center">
      <IconButton
        icon={ZoomOut}
        label={words.zoomOut}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      />
      <span
        aria-live="polite"
        className="u:sr-only u:min-w-11 u:text-center u:tabular-nums u:tablet:not-sr-only"
      >
        <span className="u:part">{`${Math.round(zoom * 100)}%`}</span>
        {turn !== 0 && <span className="u:sr-only">{`, ${words.turned(turn)}`}</span>}
      </span>
      <IconButton
        icon={ZoomIn}
        label={words.zoomIn}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      />
      <IconButton icon={RotateCcw} label={words.rotateLeft} onClick={() => onTurn(-90)} />
      <IconButton icon={RotateCw} label={words.rotateRight} onClick={() => onTurn(90)} />
    </div>
  );
}
