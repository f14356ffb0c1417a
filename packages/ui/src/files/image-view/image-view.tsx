import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Alert } from '../../feedback/alert/alert';
import { useLabels } from '../../foundations/locale/locale';
import { type ImageViewLabels, imageViewLabels } from './image-view.labels';
import './image-view.css';

/** Factors of the size that fits; 1 is the whole picture. */
const ZOOM = { from: 1, to: 4, step: 0.5 };
const QUARTER_DEG = 90;

export interface ImageViewProps {
  /** The address of the picture. */
  src: string;
  /** The description; the name of the file where there is none. */
  alt: string;
  /** More tools: a download. */
  tools?: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ImageViewLabels>;
}

/** A picture with zoom and rotation, for checking it. */
export function ImageView({ src, alt, tools, labels }: ImageViewProps) {
  const words = useLabels(imageViewLabels, labels);
  const [zoom, setZoom] = useState(ZOOM.from);
  const [turns, setTurns] = useState(0);
  const [broken, setBroken] = useState(false);

  if (broken) return <Alert kind="error" live title={words.broken} actions={tools} />;

  const side = `${zoom * 100}%`;
  return (
    <div className="u:overflow-hidden u:rounded-lg u:border u:border-line u:bg-surface-sunken">
      <div className="u:flex u:items-center u:justify-between u:gap-2 u:border-b u:border-line u:bg-surface u:px-2 u:py-1">
        <div className="u:flex u:gap-1">
          <IconButton
            icon={ZoomOut}
            label={words.zoomOut}
            disabled={zoom <= ZOOM.from}
            onClick={() => setZoom(zoom - ZOOM.step)}
          />
          <IconButton
            icon={ZoomIn}
            label={words.zoomIn}
            disabled={zoom >= ZOOM.to}
            onClick={() => setZoom(zoom + ZOOM.step)}
          />
          <IconButton icon={RotateCcw} label={words.rotateLeft} onClick={() => setTurns(turns - 1)} />
          <IconButton icon={RotateCw} label={words.rotateRight} onClick={() => setTurns(turns + 1)} />
        </div>
        {tools}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or keys cannot scroll it. */}
      <section aria-label={alt} tabIndex={0} className="u:image-region u:overflow-auto">
        <div
          className="u:image-box"
          data-turned={turns % 2 === 0 ? 'upright' : 'sideways'}
          style={{ width: side, height: side }}
        >
          <img
            className="u:part"
            src={src}
            alt={alt}
            decoding="async"
            style={{ rotate: `${turns * QUARTER_DEG}deg` }}
            onError={() => setBroken(true)}
          />
        </div>
      </section>
    </div>
  );
}
