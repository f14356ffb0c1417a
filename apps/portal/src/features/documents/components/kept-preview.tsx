import { FilePreview } from '@urzad/ui/pdf-view';
import { useMemo } from 'react';
import { download } from '#shared/http/download';
import { useMessages } from '#shared/i18n/messages';
import { documentMessages } from '../messages/document';

interface KeptPreviewProps {
  /** Stays the same while addresses are renewed. */
  fileId: number;
  name: string;
  url: string;
  downloadUrl: string;
}

/** The file beside what is known of it. */
export function KeptPreview({ fileId, name, url, downloadUrl }: KeptPreviewProps) {
  const words = useMessages(documentMessages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is not a new file, which would load again.
  const source = useMemo(() => () => download(url), [fileId]);

  return (
    // As high as a page of a phone from the start, so that what stands below does not move when the file has come.
    <section className="u:grid u:min-h-180 u:min-w-0 u:grid-cols-1 u:content-start u:gap-3">
      <h2 className="u:text-lg">{words.preview}</h2>
      <FilePreview name={name} url={url} downloadUrl={downloadUrl} source={source} />
    </section>
  );
}
