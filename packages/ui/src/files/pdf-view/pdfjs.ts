import { lazyPart } from '../../foundations/lazy-part/part';

/** PDF.js, which a server cannot import: it makes a `DOMMatrix` as it is loaded. */
export const pdfjs = lazyPart(async () => {
  const library = await import('pdfjs-dist');
  // Part of our bundle: the CSP allows no script of another origin.
  library.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).toString();
  return library;
});
