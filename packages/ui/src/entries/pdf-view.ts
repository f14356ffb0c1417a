// PDF.js is larger than the rest of the library, and few screens show a document.

export { FilePreview, type FilePreviewProps } from '../files/file-preview/file-preview';
export { PdfView } from '../files/pdf-view/pdf-view';
export type { PdfViewLabels } from '../files/pdf-view/pdf-view.labels';
export type { PdfSource, PdfViewProps } from '../files/pdf-view/pdf-view-props';
