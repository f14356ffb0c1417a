import { lazyPart } from '../../foundations/lazy-part/part';
import { decoderFiles } from './decoder-files';

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
  return { ...library, DecoderFiles: decoderFiles(DECODERS) };
});

/** Pictures of scanners, JPEG 2000 and JBIG2, are decoded by WebAssembly, which the worker loads when a document has one. */
const DECODERS: Readonly<Record<string, URL>> = {
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
};
