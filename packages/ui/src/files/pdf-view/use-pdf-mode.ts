import type { PDFPageProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { usePhone } from '../../internal/hooks/use-phone';
import { hasWords, useReadings } from './use-readings';

/** `pages` are the canvases, `text` is their text. */
export type PdfMode = 'pages' | 'text';

/** On a phone a page is too small to be read, so the text is shown first; a scan has none, and its pages are shown. */
export function usePdfMode(pages: readonly PDFPageProxy[]) {
  const phone = usePhone();
  const [chosen, choose] = useState<PdfMode>();
  const readings = useReadings(pages, chosen ? chosen === 'text' : phone);
  const isScan = readings !== undefined && !readings.some(hasWords);
  const mode = chosen ?? (phone && !isScan ? 'text' : 'pages');

  return { mode, readings, toggle: () => choose(mode === 'text' ? 'pages' : 'text') };
}
