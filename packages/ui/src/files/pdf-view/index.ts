// A separate entry point: PDF.js is larger than the rest of the library, and few screens show a document.
export { PdfView, type PdfViewProps } from './pdf-view';
export type { PdfViewLabels } from './pdf-view.labels';
export type { PdfSource } from './use-pdf-document';
