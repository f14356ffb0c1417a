import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { ReadingNode } from './page-reading';
import { readPage } from './read-page';

/** The text of a page: an empty list where it is only a picture, `failed` where it could not be read. */
export type Reading = readonly ReadingNode[] | 'failed';

/** The text of each page, in the order of the pages. */
export type Readings = readonly Reading[];

/** Whether the page has words that can be shown. */
export function hasWords(reading: Reading): boolean {
  return reading !== 'failed' && reading.length > 0;
}

/** Extracts the text of the whole document once it is needed. */
export function useReadings(pages: readonly PDFPageProxy[], isWanted: boolean): Readings | undefined {
  const [readings, setReadings] = useState<{ of: readonly PDFPageProxy[]; words: Readings }>();
  const isKnown = readings?.of === pages;

  useEffect(() => {
    if (!isWanted || isKnown) return;

    const controller = new AbortController();
    Promise.all(pages.map(readingOfPage)).then((words) => {
      if (!controller.signal.aborted) setReadings({ of: pages, words });
    });
    return () => controller.abort();
  }, [pages, isWanted, isKnown]);

  return isKnown ? readings.words : undefined;
}

async function readingOfPage(page: PDFPageProxy): Promise<Reading> {
  try {
    return (await readPage(page)).reading;
  } catch {
    return 'failed';
  }
}
