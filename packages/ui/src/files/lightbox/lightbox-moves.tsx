import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { Dispatch } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { LightboxLabels } from './lightbox.labels';
import { isMovable, type LightboxAct, type LightboxState, movedBy } from './lightbox-state';

interface LightboxMovesProps {
  state: LightboxState;
  act: Dispatch<LightboxAct>;
  words: LightboxLabels;
}

/** For who cannot drag (WCAG 2.5.7): over the corner of an enlarged picture. */
export function LightboxMoves({ state, act, words }: LightboxMovesProps) {
  if (!isMovable(state)) return null;

  const look = (x: -1 | 0 | 1, y: -1 | 0 | 1) => () => act({ act: 'move', to: movedBy(state, x, y) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={words.move} className="u:lightbox-moves">
      <IconButton icon={ArrowLeft} label={words.moveLeft} onClick={look(-1, 0)} />
      <IconButton icon={ArrowUp} label={words.moveUp} onClick={look(0, -1)} />
      <IconButton icon={ArrowDown} label={words.moveDown} onClick={look(0, 1)} />
      <IconButton icon={ArrowRight} label={words.moveRight} onClick={look(1, 0)} />
    </div>
  );
}
