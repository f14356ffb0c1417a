import type { PDFPageProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { usePhone } from '../../internal/hooks/use-phone';
import { hasWords, useReadings } from './use-readings';

/** `pages` are the canvases, `text` is their text. */
export type PdfMode = 'pages' | 'text';

/**
 * On a phone a page is too small to be read, and in high contrast or large letters too white or too small for who chose
 * them: there the text is shown first; a scan has none, and its pages are shown.
 */
export function usePdfMode(pages: readonly PDFPageProxy[]) {
  const phone = usePhone();
  const [isForReading] = useState(isSetForReading);
  const startsAsText = phone || isForReading;
  const [chosen, choose] = useState<PdfMode>();
  const readings = useReadings(pages, chosen ? chosen === 'text' : startsAsText);
  const isScan = readings !== undefined && !readings.some(hasWords);
  const mode = chosen ?? (startsAsText && !isScan ? 'text' : 'pages');

  return { mode, readings, toggle: () => choose(mode === 'text' ? 'pages' : 'text') };
}

/** By the looks of the page when the document is opened: a later choice leaves what is being read. */
function isSetForReading(): boolean {
  if (typeof document === 'undefined') return false;
  const { contrast, font } = document.documentElement.dataset;

  return contrast === 'high' || font === 'large';
}
