import { useEffect, useEffectEvent } from 'react';
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
  if (state.phase === 'error') {
    const onRetry = state.needsPassword ? undefined : retry;
    return <PdfFailure {...{ words, onRetry }} {...props} />;
  }

  return (
    <div
      role="status"
      className="u:pdf-region u:grid u:place-items-center u:gap-3 u:rounded-lg u:border u:border-line u:bg-surface"
    >
      <span className="u:flex u:items-center u:gap-3 u:text-muted">
        <Spinner /> <span className="u:part">{words.loading}</span>
      </span>
    </div>
  );
}

interface PdfFailureProps extends Pick<PdfFrameProps, 'href' | 'fileName' | 'words' | 'onUnshown'> {
  /** Absent for a document that needs a password: it would fail once more. */
  onRetry: (() => void) | undefined;
}

function PdfFailure({ href, fileName, words, onRetry, onUnshown }: PdfFailureProps) {
  const tell = useEffectEvent(() => onUnshown?.());
  useEffect(() => tell(), []);

  return (
    <Alert kind="error" live title={onRetry ? words.failed : words.needsPassword}>
      <div className="u:flex u:flex-wrap u:items-center u:gap-4">
        {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
        {href && (
          <TextLink href={href} download={fileName ?? ''}>
            {words.download}
          </TextLink>
        )}
      </div>
    </Alert>
  );
}
