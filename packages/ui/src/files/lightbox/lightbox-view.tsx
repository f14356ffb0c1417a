import { type ReactNode, useMemo, useRef } from 'react';
import type { LightboxLabels } from './lightbox.labels';
import { LightboxCarousel, type Steps } from './lightbox-carousel';
import { LightboxHead } from './lightbox-head';
import { namedPictures } from './lightbox-image';
import { LightboxMoves } from './lightbox-moves';
import type { LightboxProps } from './lightbox-props';
import { LightboxThumbnails } from './lightbox-thumbnails';
import { LightboxTools } from './lightbox-tools';
import { useKeys } from './use-keys';
import { useLightbox } from './use-lightbox';
import { useStage } from './use-stage';
import './lightbox.css';

export interface LightboxViewProps extends Omit<LightboxProps, 'open' | 'onOpenChange' | 'labels'> {
  words: LightboxLabels;
  /** Id of the heading that names the layer. In a page there is no heading: the region has the name of its picture. */
  titleId?: string;
  /** Closes the layer; absent in a page. */
  onClose?: () => void;
  /** More tools, after those of the picture. */
  tools?: ReactNode;
}

/** A picture with its tools: the content of the layer, or a part of a page, where it leaves wheel and finger to the page. */
export function LightboxView({ images, words, titleId, onClose, tools, ...props }: LightboxViewProps) {
  const { loop = false, moveDisabled = false, thumbnails = true } = props;
  const named = namedPictures(images, words.unnamed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another array of the same pictures moves none of them.
  const pictures = useMemo(() => named, [JSON.stringify(named)]);
  const { state, act, turn, show } = useLightbox(pictures.length, props);
  const steps = useRef<Steps>(null);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isInPage = onClose === undefined;
  useStage(stage, { state, act, steps, moveDisabled, isInPage, onClose });
  useKeys(root, { state, act, turn, steps, moveDisabled, isInPage });
  const picture = pictures[state.index];
  const toolbar = <LightboxTools {...{ state, act, turn, words, tools }} />;

  return (
    <div ref={root} data-place={isInPage ? 'page' : 'layer'} className="u:flex u:size-full u:flex-col">
      {onClose && (
        <LightboxHead
          {...{ picture, words, onClose }}
          id={titleId}
          index={state.index}
          count={pictures.length}
        />
      )}
      {isInPage && toolbar}
      <div
        ref={stage}
        data-wide={state.scale > 1}
        className="u:lightbox-stage"
        {...(isInPage && { role: 'region', 'aria-label': picture?.title, tabIndex: 0 })}
      >
        <LightboxCarousel
          {...{ pictures, state, act, words, loop, steps }}
          onShow={show}
          onBroken={props.onBroken}
        />
        {!moveDisabled && <LightboxMoves {...{ state, act, words }} />}
      </div>
      {!isInPage && toolbar}
      {thumbnails && pictures.length > 1 && (
        <LightboxThumbnails {...{ pictures, words }} index={state.index} steps={steps} />
      )}
    </div>
  );
}
