import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Dispatch, type RefObject, useMemo } from 'react';
import Carousel, { type ControllerRef } from 'yet-another-react-lightbox';
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
}

/** Keys, pointers and layers are ours: of the library there is the carousel alone (decision 0077). */
const PLUGINS = [Inline];
const GAP_PX = 32;

export function LightboxCarousel({
  pictures,
  state,
  act,
  words,
  loop,
  steps,
  onShow,
}: LightboxCarouselProps) {
  const slides = useMemo(
    () => pictures.map(({ src, alt, download }) => ({ src, alt, download })),
    [pictures],
  );
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

  const { index } = state;
  const hasEnds = !loop || count === 1;
  return (
    <>
      <Carousel
        plugins={PLUGINS}
        slides={slides}
        index={Math.min(index, count - 1)}
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
        render={{
          buttonPrev: () => null,
          buttonNext: () => null,
          slide: ({ slide, offset }) => (
            <LightboxSlide
              picture={slide as (typeof slides)[number]}
              at={slides.indexOf(slide as (typeof slides)[number])}
              {...{ state, act, words }}
              isShown={offset === 0}
            />
          ),
        }}
      />
      {count > 1 && (
        <>
          <IconButton
            icon={ChevronLeft}
            label={words.previous}
            aria-disabled={hasEnds && index === 0}
            className="u:lightbox-step u:start-3 u:rtl:-scale-x-100"
            onClick={() => steps.current?.prev()}
          />
          <IconButton
            icon={ChevronRight}
            label={words.next}
            aria-disabled={hasEnds && index === count - 1}
            className="u:lightbox-step u:end-3 u:rtl:-scale-x-100"
            onClick={() => steps.current?.next()}
          />
        </>
      )}
    </>
  );
}
