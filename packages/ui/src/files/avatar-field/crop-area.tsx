import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { AvatarFieldLabels } from './avatar-field.labels';
import './avatar-field.css';
import {
  cropOf,
  largestSquare,
  leastSide,
  movedSquare,
  resizedSquare,
  type Size,
  type Square,
  squareOf,
} from './square';

export interface CropAreaProps {
  /** The address of the picture. */
  src: string;
  words: AvatarFieldLabels;
  /** Called with the picture and its part: at first, and whenever that changes. */
  onSquare: (picture: HTMLImageElement, square: Square) => void;
  /** The picture cannot be read. */
  onBroken: () => void;
}

/** A picture with a circle over it, moved and resized by mouse, finger, keys and buttons. */
export function CropArea({ src, words, onSquare, onBroken }: CropAreaProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>();
  const [square, setSquare] = useState<Square>();

  function change(next: Square) {
    setSquare(next);
    if (picture.current) onSquare(picture.current, next);
  }

  function begin({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    setSize({ width, height });
    change(largestSquare({ width, height }));
  }

  const shownWidth = picture.current?.width ?? 0;
  return (
    // The finger moves the crop, not the sheet around it.
    <div className="u:grid u:justify-items-center u:gap-3" data-vaul-no-drag="">
      <ReactCrop
        aspect={1}
        circularCrop
        keepSelection
        className="u:avatar-crop"
        {...(square && size && { crop: cropOf(square, size) })}
        minWidth={size ? (leastSide(size) / size.width) * shownWidth : 0}
        onChange={(_pixels, crop) => size && change(squareOf(crop, size))}
        ariaLabels={{ cropArea: words.area, ...cornersOf(words.corner) }}
      >
        <img
          ref={picture}
          src={src}
          alt=""
          className="u:block u:max-h-80 u:max-w-full"
          onLoad={({ currentTarget }) => begin(currentTarget)}
          onError={onBroken}
        />
      </ReactCrop>
      {square && size && <CropTools {...{ square, size, words }} onChange={change} />}
    </div>
  );
}

interface CropToolsProps {
  square: Square;
  size: Size;
  words: AvatarFieldLabels;
  onChange: (square: Square) => void;
}

/** For who cannot drag (WCAG 2.5.7). */
function CropTools({ square, size, words, onChange }: CropToolsProps) {
  const move = (x: -1 | 0 | 1, y: -1 | 0 | 1) => () => onChange(movedSquare(square, { x, y }, size));
  const resize = (by: -1 | 1) => () => onChange(resizedSquare(square, by, size));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={words.tools} className="u:flex u:flex-wrap u:justify-center u:gap-1">
      <IconButton icon={ArrowLeft} label={words.moveLeft} onClick={move(-1, 0)} />
      <IconButton icon={ArrowUp} label={words.moveUp} onClick={move(0, -1)} />
      <IconButton icon={ArrowDown} label={words.moveDown} onClick={move(0, 1)} />
      <IconButton icon={ArrowRight} label={words.moveRight} onClick={move(1, 0)} />
      <IconButton icon={Minus} label={words.smaller} onClick={resize(-1)} />
      <IconButton icon={Plus} label={words.larger} onClick={resize(1)} />
    </div>
  );
}

/** The middles of the sides are not shown: a square has corners only. */
function cornersOf(corner: string) {
  return {
    nwDragHandle: corner,
    nDragHandle: corner,
    neDragHandle: corner,
    eDragHandle: corner,
    seDragHandle: corner,
    sDragHandle: corner,
    swDragHandle: corner,
    wDragHandle: corner,
  };
}
