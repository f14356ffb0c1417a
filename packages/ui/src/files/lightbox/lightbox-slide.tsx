import { type Dispatch, useEffect, useState } from 'react';
import { Alert } from '../../feedback/alert/alert';
import { Spinner } from '../../foundations/spinner/spinner';
import type { LightboxLabels } from './lightbox.labels';
import type { LightboxPicture } from './lightbox-image';
import { geometryOf, type LightboxAct, type LightboxState } from './lightbox-state';
import type { Size } from './lightbox-transform';

interface LightboxSlideProps {
  picture: Pick<LightboxPicture, 'src' | 'alt' | 'download'>;
  /** Its place in the list. */
  at: number;
  /** It is on the stage: its neighbours only load. */
  isShown: boolean;
  state: LightboxState;
  act: Dispatch<LightboxAct>;
  words: LightboxLabels;
  onBroken: (() => void) | undefined;
}

type Phase = { is: 'loading' } | { is: 'broken' } | { is: 'loaded'; natural: Size };

/** One picture: on its way, here, or broken. */
export function LightboxSlide({
  picture: { src, alt = '', download },
  at,
  isShown,
  state,
  act,
  words,
  onBroken,
}: LightboxSlideProps) {
  const [phase, setPhase] = useState<Phase>({ is: 'loading' });
  const natural = phase.is === 'loaded' ? phase.natural : undefined;

  useEffect(() => {
    if (isShown && natural) act({ act: 'show', index: at, natural });
  }, [isShown, natural, at, act]);

  if (phase.is === 'broken') {
    return (
      <div className="u:lightbox-message">
        <Alert kind="error" live={isShown}>
          {download ? words.brokenToDownload : words.broken}
        </Alert>
      </div>
    );
  }
  const geometry = isShown && state.index === at ? geometryOf(state) : undefined;
  return (
    <>
      {!natural && (
        <p role={isShown ? 'status' : undefined} className="u:lightbox-message u:flex u:items-center u:gap-3">
          <Spinner /> <span className="u:part">{words.loading}</span>
        </p>
      )}
      <img
        src={src}
        alt={alt}
        draggable={false}
        decoding="async"
        data-phase={phase.is}
        data-turned={geometry ? state.degrees : undefined}
        className="u:lightbox-picture"
        style={geometry && { ...geometry.shown, transform: transformOf(state) }}
        onLoad={({ currentTarget }) => setPhase({ is: 'loaded', natural: naturalSizeOf(currentTarget) })}
        onError={() => {
          setPhase({ is: 'broken' });
          onBroken?.();
        }}
      />
    </>
  );
}

/** Drawn from the right: first the size, then the turn, then the place. */
function transformOf({ at, degrees, scale }: LightboxState): string {
  return `translate(${at.x}px, ${at.y}px) rotate(${degrees}deg) scale(${scale})`;
}

/** A drawing without a size of its own has none. */
function naturalSizeOf({ naturalWidth, naturalHeight, width, height }: HTMLImageElement): Size {
  return { width: naturalWidth || width || 1, height: naturalHeight || height || 1 };
}
