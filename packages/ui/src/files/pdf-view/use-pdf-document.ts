import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { PdfSource } from './pdf-view-props';
import { pdfjs } from './pdfjs';
import { startPdfWorker } from './start-pdf-worker';

export type PdfState =
  | { phase: 'loading' }
  | { phase: 'ready'; pages: readonly PDFPageProxy[] }
  | { phase: 'error' };

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
      () => settle({ phase: 'error' }),
    );
    return () => controller.abort();
  }, [source, attempt]);

  const current = outcome?.of === source && outcome.attempt === attempt;
  const state: PdfState = current ? outcome.state : { phase: 'loading' };
  return { state, retry: () => setAttempt(attempt + 1) };
}

async function openPages(source: PdfSource, signal: AbortSignal): Promise<readonly PDFPageProxy[]> {
  const [{ getDocument, GlobalWorkerOptions, PDFWorker, VerbosityLevel }, bytes] = await Promise.all([
    pdfjs.load(),
    typeof source === 'function' ? source() : source,
  ]);
  signal.throwIfAborted();

  const port = startPdfWorker(GlobalWorkerOptions.workerSrc);
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  // A copy: the bytes are transferred to the worker, and the caller may need them again.
  const task = getDocument({
    data: new Uint8Array(bytes).slice(),
    worker,
    enableXfa: false,
    // Functions of a document are calculated, not compiled: the CSP allows no code made of text.
    isEvalSupported: false,
    // Otherwise a document that is closed while its pages are being read causes a warning.
    verbosity: VerbosityLevel.ERRORS,
  });
  // PDF.js ends a worker only when it has started it.
  const close = () => task.destroy().finally(() => port.terminate());
  signal.addEventListener('abort', () => void close());
  const document = await Promise.race([task.promise, failureOf(port)]);
  return Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
}

/** Rejects when the worker cannot be loaded, for which PDF.js would wait without end. */
function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of PDF.js does not start.')));
  });
}
