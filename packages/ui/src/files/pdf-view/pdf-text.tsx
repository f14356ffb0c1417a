import { createElement } from 'react';
import { Spinner } from '../../foundations/spinner/spinner';
import { type PdfContentProps, PdfRegion } from './pdf-region';
import type { PdfViewLabels } from './pdf-view.labels';
import { toElement } from './reading-element';
import { hasWords, type Reading, type Readings } from './use-readings';

export interface PdfTextProps extends PdfContentProps {
  /** Absent while it is being extracted. */
  readings: Readings | undefined;
  words: PdfViewLabels;
}

/** The text of all pages in lines as wide as the viewport, in the font and colours of the portal (WCAG 1.4.10). */
export function PdfText({ readings, words, ...place }: PdfTextProps) {
  // Reading the text does not count where a page is only a picture, or could not be read.
  const isWhole = readings?.every(hasWords) ?? false;

  return (
    <PdfRegion {...place} className="u:bg-surface" isReady={readings !== undefined} hasEnd={isWhole}>
      {readings ? (
        <div className="u:mx-auto u:grid u:max-w-text u:gap-6">
          {readings.map((reading, at) => {
            const label = words.page(at + 1);
            return (
              <article className="u:part" key={label} aria-label={label} data-page={at + 1}>
                <p
                  aria-hidden="true"
                  className="u:mb-2 u:border-b u:border-line-subtle u:text-sm u:text-muted"
                >
                  {label}
                </p>
                <PageWords reading={reading} words={words} />
              </article>
            );
          })}
        </div>
      ) : (
        <p role="status" className="u:flex u:items-center u:gap-3 u:text-muted">
          <Spinner /> <span className="u:part">{words.loading}</span>
        </p>
      )}
    </PdfRegion>
  );
}

/** The text of one page, or why there is none. */
function PageWords({ reading, words }: { reading: Reading; words: PdfViewLabels }) {
  if (reading === 'failed') return <p className="u:text-muted">{words.textFailed}</p>;
  if (reading.length === 0) return <p className="u:text-muted">{words.noText}</p>;
  return createElement('div', { className: 'u:pdf-reading' }, ...reading.map(toElement));
}
