import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfSource } from './pdf-view-props';
import { pdfjs } from './pdfjs';
import { startPdfWorker } from './start-pdf-worker';

/** Opens a document in a worker of its own, which ends with the signal. @throws where it needs a password, see below */
export async function openDocument(source: PdfSource, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions, PDFWorker, VerbosityLevel, DecoderFiles }, bytes] =
    await Promise.all([pdfjs.load(), typeof source === 'function' ? source() : source]);
  signal.throwIfAborted();

  const port = startPdfWorker(GlobalWorkerOptions.workerSrc);
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  // A copy: the bytes are transferred to the worker, and the caller may need them again.
  const task = getDocument({
    data: new Uint8Array(bytes).slice(),
    worker,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: DecoderFiles,
    // Functions of a document are calculated, not compiled: the CSP allows no code made of text.
    isEvalSupported: false,
    // Otherwise a document that is closed while its pages are being read causes a warning.
    verbosity: VerbosityLevel.ERRORS,
  });
  // PDF.js ends a worker only when it has started it.
  const close = () => task.destroy().finally(() => port.terminate());
  signal.addEventListener('abort', () => void close());
  return Promise.race([task.promise, failureOf(port)]);
}

/** Rejects when the worker cannot be loaded, for which PDF.js would wait without end. */
function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of PDF.js does not start.')));
  });
}

/** Whether a document opens by a password alone; one that only rights lock opens without. */
export function isPasswordWanted(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
