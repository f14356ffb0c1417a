import { lazyPart } from '../../foundations/lazy-part/part';

/**
 * PDF.js, which a server cannot import: it makes a `DOMMatrix` as it is loaded. Its build for older browsers: the other one
 * calls what came to Firefox 144, Chrome 145 and Safari 26.2, and a phone of a year ago could open no document.
 */
export const pdfjs = lazyPart(async () => {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // Part of our bundle: the CSP allows no script of another origin.
  library.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).toString();
  return library;
});
