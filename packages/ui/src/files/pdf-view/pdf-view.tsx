import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { Alert } from '../../feedback/alert/alert';
import { useLabels } from '../../foundations/locale/locale';
import { Spinner } from '../../foundations/spinner/spinner';
import { PdfFrame, type PdfFrameProps } from './pdf-frame';
import { type PdfViewLabels, pdfViewLabels } from './pdf-view.labels';
import type { PdfViewProps } from './pdf-view-props';
import { usePdfDocument } from './use-pdf-document';
import './pdf-view.css';

/** A PDF page by page, with selectable text that screen readers read in its author's order. */
export function PdfView({ source, labels, ...props }: PdfViewProps) {
  const words = useLabels<PdfViewLabels>(pdfViewLabels, labels);
  const { state, retry } = usePdfDocument(source);

  if (state.phase === 'ready') return <PdfFrame pages={state.pages} words={words} {...props} />;
  if (state.phase === 'error') return <PdfFailure words={words} onRetry={retry} {...props} />;

  return (
    <div
      role="status"
      className="u:pdf-region u:grid u:place-items-center u:gap-3 u:rounded-lg u:border u:border-line u:bg-surface"
    >
      <span className="u:flex u:items-center u:gap-3 u:text-muted">
        <Spinner /> <span>{words.loading}</span>
      </span>
    </div>
  );
}

interface PdfFailureProps extends Pick<PdfFrameProps, 'href' | 'fileName' | 'words'> {
  onRetry: () => void;
}

function PdfFailure({ href, fileName, words, onRetry }: PdfFailureProps) {
  return (
    <Alert kind="error" live title={words.failed}>
      <div className="u:flex u:flex-wrap u:items-center u:gap-4">
        <Button onClick={onRetry}>{words.retry}</Button>
        {href && (
          <TextLink href={href} download={fileName ?? ''}>
            {words.download}
          </TextLink>
        )}
      </div>
    </Alert>
  );
}
