import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { ReadingNode } from './page-reading';
import { readPage } from './read-page';

/** The text of each page, in the order of the pages; an empty list for a page that is only a picture. */
export type Readings = readonly (readonly ReadingNode[])[];

/** Extracts the text of the whole document once it is needed. A page whose extraction fails counts as a picture. */
export function useReadings(pages: readonly PDFPageProxy[], isWanted: boolean): Readings | undefined {
  const [readings, setReadings] = useState<{ of: readonly PDFPageProxy[]; words: Readings }>();
  const isKnown = readings?.of === pages;

  useEffect(() => {
    if (!isWanted || isKnown) return;

    const controller = new AbortController();
    Promise.all(pages.map((page) => readingOfPage(page, controller.signal))).then((words) => {
      if (!controller.signal.aborted) setReadings({ of: pages, words });
    });
    return () => controller.abort();
  }, [pages, isWanted, isKnown]);

  return isKnown ? readings.words : undefined;
}

async function readingOfPage(page: PDFPageProxy, signal: AbortSignal): Promise<readonly ReadingNode[]> {
  try {
    return (await readPage(page)).reading;
  } catch (error) {
    // A closed document rejects pending requests.
    if (!signal.aborted) console.error('The text of a page could not be read.', error);
    return [];
  }
}
