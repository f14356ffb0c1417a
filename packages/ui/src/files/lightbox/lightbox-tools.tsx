import { RotateCcw, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import type { Dispatch, ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { LightboxLabels } from './lightbox.labels';
import { geometryOf, type LightboxAct, type LightboxState } from './lightbox-state';
import { reportedTurn, zoomedIn, zoomedOut } from './lightbox-transform';

interface LightboxToolsProps {
  state: LightboxState;
  act: Dispatch<LightboxAct>;
  turn: (by: -90 | 90) => void;
  words: LightboxLabels;
  /** More of them. */
  tools: ReactNode;
}

/** Off while there is no picture, and each at its end; `aria-disabled` keeps the focus where it is. */
export function LightboxTools({ state, act, turn, words, tools }: LightboxToolsProps) {
  const maxScale = geometryOf(state)?.maxScale;
  const isOff = maxScale === undefined;
  const degrees = reportedTurn(state.degrees);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={words.tools} className="u:lightbox-tools">
      <IconButton
        icon={ZoomOut}
        label={words.zoomOut}
        aria-disabled={isOff || zoomedOut(state.scale, maxScale) === undefined}
        onClick={() => act({ act: 'zoom-out' })}
      />
      <span aria-live="polite" className="u:min-w-14 u:text-center u:font-semibold u:tabular-nums">
        <span className="u:part">{`${Math.round(state.scale * 100)}%`}</span>
        {degrees !== 0 && <span className="u:sr-only">{`, ${words.turned(degrees)}`}</span>}
      </span>
      <IconButton
        icon={ZoomIn}
        label={words.zoomIn}
        aria-disabled={isOff || zoomedIn(state.scale, maxScale) === undefined}
        onClick={() => act({ act: 'zoom-in' })}
      />
      <IconButton
        icon={Scan}
        label={words.reset}
        aria-disabled={isOff}
        onClick={() => act({ act: 'reset' })}
      />
      <IconButton
        icon={RotateCcw}
        label={words.rotateLeft}
        aria-disabled={isOff}
        onClick={() => !isOff && turn(-90)}
      />
      <IconButton
        icon={RotateCw}
        label={words.rotateRight}
        aria-disabled={isOff}
        onClick={() => !isOff && turn(90)}
      />
      {tools}
    </div>
  );
}
