import { extensionOf, isImageName } from '@urzad/domain';
import { Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconLink } from '../../actions/icon-button/icon-button';
import { TextLink } from '../../actions/text-link/text-link';
import { Alert } from '../../feedback/alert/alert';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart, type Part } from '../../foundations/lazy-part/part';
import { useLabels } from '../../foundations/locale/locale';
import { Spinner } from '../../foundations/spinner/spinner';
import { PartRetry } from '../../internal/part-retry/part-retry';
import { type PartRetryLabels, partRetryLabels } from '../../internal/part-retry/part-retry.labels';
import { type LightboxLabels, lightboxLabels } from '../lightbox/lightbox.labels';
import type { PdfSource } from '../pdf-view/pdf-view-props';
import { type FilePreviewLabels, filePreviewLabels } from './file-preview.labels';

const pdf = lazyPart(() => import('../pdf-view/pdf-view'));
const picture = lazyPart(() => import('../lightbox/lightbox-view'));

export interface FilePreviewProps {
  /** The file's name, whose extension decides how it is shown. */
  name: string;
  /** Address of the file: the picture itself, and the download. */
  url: string;
  /** Address that answers with an attachment. @default that of `url` */
  downloadUrl?: string | undefined;
  /**
   * Fetches the bytes of a PDF; keep the same function between renders. Without it a PDF is only offered for
   * download.
   */
  source?: PdfSource | undefined;
  /** On a desktop a PDF is as high as its container, which has a height of its own: only its pages scroll. */
  fill?: boolean;
  /** Called when a PDF, or a page or picture of it, cannot be shown: nobody has seen it here. */
  onUnshown?: (() => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<FilePreviewLabels>;
}

/** One attachment beside the answers to check: a PDF, a picture, or a download button for other types. */
export function FilePreview(props: FilePreviewProps) {
  const { name, url, downloadUrl = url, source, fill, onUnshown, labels } = props;
  const words = useLabels(filePreviewLabels, labels);
  const pictureWords = useLabels<LightboxLabels>(lightboxLabels);
  const download = { label: `${words.download}: ${name}`, href: downloadUrl, name };

  if (extensionOf(name) === 'pdf' && source) {
    return (
      <Viewer of={pdf} {...{ words, download, fill }}>
        {({ PdfView }) => (
          <PdfView
            source={source}
            name={name}
            href={downloadUrl}
            fileName={name}
            fill={fill}
            onUnshown={onUnshown}
          />
        )}
      </Viewer>
    );
  }

  if (isImageName(name)) {
    return (
      <Viewer of={picture} {...{ words, download }}>
        {({ LightboxView }) => (
          <div className="u:lightbox-page u:overflow-hidden u:rounded-lg u:border u:border-line u:bg-surface-sunken">
            {/* Another picture starts without rotation and zoom. */}
            <LightboxView
              key={url}
              images={[{ src: url, title: name, download: downloadUrl }]}
              words={pictureWords}
              tools={<IconLink icon={Download} label={download.label} href={downloadUrl} download={name} />}
            />
          </div>
        )}
      </Viewer>
    );
  }

  return <Alert kind="info" title={words.noPreview} actions={<DownloadLink {...download} />} />;
}

interface DownloadLinkProps {
  label: string;
  href: string;
  name: string;
}

function DownloadLink({ label, href, name }: DownloadLinkProps) {
  return (
    <TextLink icon={Download} href={href} download={name}>
      {label}
    </TextLink>
  );
}

interface ViewerProps<Module extends object> {
  of: Part<Module>;
  fill?: boolean | undefined;
  words: FilePreviewLabels;
  download: DownloadLinkProps;
  children: (module: Module) => ReactNode;
}

/** A viewer whose code comes later. Around it is what takes the focus of „Ponów” when the viewer takes its place. */
function Viewer<Module extends object>({ of, words, download, fill, children }: ViewerProps<Module>) {
  const place = useRef<HTMLDivElement>(null);
  const { retry } = useLabels<PartRetryLabels>(partRetryLabels);
  const onCome = () => place.current?.focus();
  const missing = (
    <Alert
      kind="warning"
      live
      title={words.missing}
      actions={
        <>
          <PartRetry of={of} label={retry} missing={words.missing} onCome={onCome} />
          <DownloadLink {...download} />
        </>
      }
    />
  );

  return (
    <div ref={place} tabIndex={-1} className={fill ? 'u:desktop:h-full' : 'u:flex u:min-h-0 u:flex-col'}>
      <LazyPart of={of} waiting={<PreviewLoading text={words.loading} />} missing={missing}>
        {children}
      </LazyPart>
    </div>
  );
}

function PreviewLoading({ text }: { text: string }) {
  return (
    <p role="status" className="u:flex u:items-center u:gap-3 u:py-8 u:text-muted">
      <Spinner /> <span className="u:part">{text}</span>
    </p>
  );
}
