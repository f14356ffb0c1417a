import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Dispatch, type RefObject, useMemo } from 'react';
import Carousel, { type ControllerRef, type Slide } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Alert } from '../../feedback/alert/alert';
import type { LightboxLabels } from './lightbox.labels';
import type { NamedPicture } from './lightbox-image';
import { LightboxSlide } from './lightbox-slide';
import type { LightboxAct, LightboxState } from './lightbox-state';

/** The steps from picture to picture. */
export type Steps = Pick<ControllerRef, 'prev' | 'next'>;

export interface LightboxCarouselProps {
  pictures: readonly NamedPicture[];
  state: LightboxState;
  act: Dispatch<LightboxAct>;
  words: LightboxLabels;
  loop: boolean;
  steps: RefObject<Steps | null>;
  onShow: (index: number) => void;
  onBroken: ((index: number) => void) | undefined;
}

/** Keys, pointers and layers are ours: of the library there is the carousel alone (decision 0077). */
const PLUGINS = [Inline];
const GAP_PX = 32;

/** The pictures beside each other and a button to each side. An empty list is an error. */
export function LightboxCarousel(props: LightboxCarouselProps) {
  const { pictures, state, words, loop, steps } = props;
  const count = pictures.length;
  if (count === 0) {
    return (
      <div className="u:lightbox-message">
        <Alert kind="error" live>
          {words.empty}
        </Alert>
      </div>
    );
  }

  const hasEnds = !loop || count === 1;
  return (
    <>
      <Slides {...props} hasEnds={hasEnds} />
      {count > 1 && (
        <>
          <IconButton
            icon={ChevronLeft}
            label={words.previous}
            aria-disabled={hasEnds && state.index === 0}
            className="u:lightbox-step u:start-3 u:rtl:-scale-x-100"
            onClick={() => steps.current?.prev()}
          />
          <IconButton
            icon={ChevronRight}
            label={words.next}
            aria-disabled={hasEnds && state.index === count - 1}
            className="u:lightbox-step u:end-3 u:rtl:-scale-x-100"
            onClick={() => steps.current?.next()}
          />
        </>
      )}
    </>
  );
}

interface SlidesProps extends LightboxCarouselProps {
  /** Nothing comes after the last picture. */
  hasEnds: boolean;
}

function Slides({ pictures, state, act, words, steps, hasEnds, onShow, onBroken }: SlidesProps) {
  const slides = useMemo(
    () => pictures.map(({ src, alt, download }) => ({ src, alt, download })),
    [pictures],
  );
  const render = {
    buttonPrev: () => null,
    buttonNext: () => null,
    slide({ slide, offset }: { slide: Slide; offset: number }) {
      const picture = slide as (typeof slides)[number];
      const at = slides.indexOf(picture);
      return (
        <LightboxSlide
          {...{ picture, at, state, act, words }}
          isShown={offset === 0}
          onBroken={onBroken && (() => onBroken(at))}
        />
      );
    },
  };

  return (
    <Carousel
      plugins={PLUGINS}
      slides={slides}
      index={Math.min(state.index, pictures.length - 1)}
      carousel={{ finite: hasEnds, preload: 1, padding: 0, spacing: GAP_PX }}
      controller={{
        ref: steps as RefObject<ControllerRef | null>,
        closeOnEscape: false,
        disableSwipeNavigation: true,
      }}
      toolbar={{ buttons: [] }}
      labels={{
        Carousel: words.carousel,
        Slide: words.slide,
        'Photo gallery': words.pictures,
        '{index} of {total}': words.place('{index}', '{total}'),
      }}
      on={{ view: (view) => onShow(view.index) }}
      render={render}
    />
  );
}
