import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { prefersReducedMotion } from '../../internal/hooks/reduced-motion';
import { useCurrentInSight } from '../../internal/hooks/use-current-in-sight';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import { pictureOf } from './gallery-picture';
import type { GalleryPicturesProps } from './gallery-pictures';
import { GalleryProgress, isOnItsWay } from './gallery-progress';
import { GalleryTools } from './gallery-tools';

/** One picture at a time, moved by finger, wheel, arrows and keys, over a strip of small ones, four in view (Spec §9). */
export function GallerySlider({
  label,
  items,
  words,
  onZoom,
  onBroken,
  canEditInfo,
  canDelete,
  ...on
}: GalleryPicturesProps) {
  const list = useRef<HTMLOListElement>(null);
  const { index, go, follow } = useSlides(list, items.length);
  const can = { canEditInfo, canDelete, onEditInfo: on.onEditInfo, onDelete: on.onDelete };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={label} className="u:gallery-slider">
      <div className="u:relative">
        <ol
          ref={list}
          aria-label={label}
          // What scrolls has to be reached by keys.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from picture to picture.
          tabIndex={0}
          className="u:gallery-slides"
          onScroll={follow}
          onKeyDown={(event) => byKeys(event, index, items.length, go)}
        >
          {items.map((item, at) => (
            <li key={item.id} className="u:gallery-slide" aria-current={at === index} inert={at !== index}>
              {pictureOf({ item, words, onBroken, onZoom: onZoom && (() => onZoom(at)) })}
              {isOnItsWay(item) ? (
                <GalleryProgress {...{ item, words }} />
              ) : (
                <GalleryTools {...can} item={item} words={words} />
              )}
            </li>
          ))}
        </ol>
        <Arrow way="previous" {...{ index, words, count: items.length, go }} />
        <Arrow way="next" {...{ index, words, count: items.length, go }} />
      </div>
      <p role="status" className="u:text-center u:text-sm u:text-muted">
        {words.place(index + 1, items.length)}
      </p>
      {items.length > 1 && <SliderThumbnails {...{ items, index, words, go }} />}
    </div>
  );
}

/** The slide that is nearest to the start of the list, and how another one comes there. */
function useSlides(list: React.RefObject<HTMLOListElement | null>, count: number) {
  const [near, setNear] = useState(0);
  const index = Math.min(near, count - 1);

  function go(to: number) {
    const slides = list.current;
    if (!slides || to < 0 || to >= count) return;
    const way = getComputedStyle(slides).direction === 'rtl' ? -1 : 1;
    slides.scrollTo({
      left: way * to * slides.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }

  function follow() {
    const slides = list.current;
    // In a page that is read from the right, scrolling is counted below zero.
    if (slides && slides.clientWidth > 0)
      setNear(Math.round(Math.abs(slides.scrollLeft) / slides.clientWidth));
  }

  return { index, go, follow };
}

function byKeys(event: KeyboardEvent, index: number, count: number, go: (to: number) => void) {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const to = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 }[event.key];
  if (to === undefined || event.target !== event.currentTarget) return;
  event.preventDefault();
  go(to);
}

interface SlideStep {
  index: number;
  count: number;
  words: GalleryLabels;
  go: (to: number) => void;
}

function Arrow({ way, index, count, words, go }: SlideStep & { way: 'previous' | 'next' }) {
  const to = way === 'next' ? index + 1 : index - 1;
  if (count < 2) return null;

  return (
    <div className="u:gallery-arrow" data-way={way}>
      <IconButton
        icon={way === 'next' ? ChevronRight : ChevronLeft}
        label={words[way]}
        // A disabled button would lose the focus.
        aria-disabled={to < 0 || to >= count}
        className="u:rtl:-scale-x-100 u:aria-disabled:text-disabled"
        onClick={() => go(to)}
      />
    </div>
  );
}

function SliderThumbnails({
  items,
  index,
  words,
  go,
}: Omit<SlideStep, 'count'> & { items: readonly LaidImage[] }) {
  const strip = useRef<HTMLUListElement>(null);
  useCurrentInSight(strip, '[aria-current="true"]', JSON.stringify([index, items.length]));

  return (
    <ul ref={strip} aria-label={words.thumbnails} className="u:gallery-thumbnails">
      {items.map(({ id, name, src }, at) => (
        <li key={id} className="u:gallery-thumbnail">
          <button
            type="button"
            aria-label={`${words.place(at + 1, items.length)}: ${name}`}
            aria-current={at === index}
            className="u:gallery-thumbnail-button"
            onClick={() => go(at)}
          >
            <img
              src={src}
              alt=""
              width={160}
              height={120}
              loading="lazy"
              decoding="async"
              className="u:gallery-image"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
