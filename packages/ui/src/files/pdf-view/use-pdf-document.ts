import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { isPasswordWanted, openDocument } from './open-document';
import type { PdfSource } from './pdf-view-props';

export type PdfState =
  | { phase: 'loading' }
  | { phase: 'ready'; pages: readonly PDFPageProxy[] }
  | { phase: 'error'; needsPassword: boolean };

/** Opens a document in the worker and closes it on unmount. `retry` starts anew after an error. */
export function usePdfDocument(source: PdfSource) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ of: PdfSource; attempt: number; state: PdfState }>();

  useEffect(() => {
    const controller = new AbortController();
    const settle = (state: PdfState) => {
      if (!controller.signal.aborted) setOutcome({ of: source, attempt, state });
    };

    openPages(source, controller.signal).then(
      (pages) => settle({ phase: 'ready', pages }),
      (error: unknown) => settle({ phase: 'error', needsPassword: isPasswordWanted(error) }),
    );
    return () => controller.abort();
  }, [source, attempt]);

  const current = outcome?.of === source && outcome.attempt === attempt;
  const state: PdfState = current ? outcome.state : { phase: 'loading' };
  return { state, retry: () => setAttempt(attempt + 1) };
}

async function openPages(source: PdfSource, signal: AbortSignal): Promise<readonly PDFPageProxy[]> {
  const document = await openDocument(source, signal);
  return Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
}
