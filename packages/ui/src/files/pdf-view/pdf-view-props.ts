// They name no type of PDF.js, which a host does not install.

import type { ReactNode } from 'react';
import type { PdfViewLabels } from './pdf-view.labels';

/** The bytes, or a function that fetches them; keep the same function between renders. */
export type PdfSource = Uint8Array | ArrayBuffer | (() => Promise<Uint8Array | ArrayBuffer>);

/** Options of a shown document. */
export interface PdfFrameOptions {
  /** Name of the document for screen readers: "Umowa uczestnictwa UM/II/0123/2026". */
  name: string;
  /** Address of the file, for download and print, and as a link where it cannot be shown. */
  href?: string | undefined;
  /** File name of the download. */
  fileName?: string | undefined;
  /** Shows whether it was read to the end; for documents that will be signed. */
  showReadState?: boolean;
  /** Called once, when the end of the last page has been visible and every page until then was shown whole. */
  onReadToEnd?: (() => void) | undefined;
  /** Called when the document, or a page or picture of it, cannot be shown: nobody has seen it here. */
  onUnshown?: (() => void) | undefined;
  /** SHA-256 of the shown bytes, 64 hexadecimal digits. */
  sha256?: string | undefined;
  /** On a desktop as high as its container, which has a height of its own: only the pages scroll. */
  fill?: boolean | undefined;
  /** More tools after the download. */
  tools?: ReactNode;
}

export interface PdfViewProps extends PdfFrameOptions {
  /** The bytes of the PDF, or a function that fetches them; the same one from render to render. */
  source: PdfSource;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PdfViewLabels>;
}
