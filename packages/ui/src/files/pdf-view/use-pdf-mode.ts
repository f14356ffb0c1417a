import type { PDFPageProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { usePhone } from '../../internal/hooks/use-phone';
import { useReadings } from './use-readings';

/** `pages` are pictures as on paper, `text` is their words. */
export type PdfMode = 'pages' | 'text';

/** On a phone a page of paper cannot be read, so its words come first; a scan has none, and its pages are shown. */
export function usePdfMode(pages: readonly PDFPageProxy[]) {
  const phone = usePhone();
  const [chosen, choose] = useState<PdfMode>();
  const readings = useReadings(pages, chosen ? chosen === 'text' : phone);
  const isScan = readings?.every((reading) => reading.length === 0) ?? false;
  const mode = chosen ?? (phone && !isScan ? 'text' : 'pages');

  return { mode, readings, toggle: () => choose(mode === 'text' ? 'pages' : 'text') };
}
