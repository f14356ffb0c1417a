import { X } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Alert } from '../../feedback/alert/alert';
import { lazyPart } from '../../foundations/lazy-part/part';
import { usePart } from '../../foundations/lazy-part/use-part';
import { useLabels } from '../../foundations/locale/locale';
import { Spinner } from '../../foundations/spinner/spinner';
import { PartRetry } from '../../internal/part-retry/part-retry';
import { type PartRetryLabels, partRetryLabels } from '../../internal/part-retry/part-retry.labels';
import { type LightboxLabels, lightboxLabels } from './lightbox.labels';
import type { LightboxProps } from './lightbox-props';

export type { LightboxLabels } from './lightbox.labels';
export type { LightboxImage, LightboxPicture } from './lightbox-image';
export type { LightboxProps } from './lightbox-props';

const layer = lazyPart(() => import('./lightbox-layer'));

/** Pictures over the whole window: enlarged, turned and moved by mouse, finger or keys. Its code comes when it opens. */
export function Lightbox(props: LightboxProps) {
  const { open, onOpenChange, labels } = props;
  const words = useLabels<LightboxLabels>(lightboxLabels, labels);
  const { retry } = useLabels<PartRetryLabels>(partRetryLabels);
  const part = usePart(layer, { isNeeded: open });

  if (typeof part === 'object') return <part.LightboxLayer {...props} words={words} />;
  if (!open) return null;

  return (
    <div className="u:fixed u:inset-x-4 u:bottom-4 u:z-toast u:mx-auto u:w-fit u:rounded-md u:bg-surface-raised u:text-ink u:shadow-4">
      {part === 'waiting' ? (
        <p role="status" className="u:flex u:items-center u:gap-3 u:px-4 u:py-3">
          <Spinner /> <span className="u:part">{words.opening}</span>
        </p>
      ) : (
        <Alert
          kind="error"
          live
          actions={
            <>
              <PartRetry of={layer} label={retry} missing={words.missing} />
              <CloseButton label={words.close} onClose={onOpenChange} />
            </>
          }
        >
          {words.missing}
        </Alert>
      )}
    </div>
  );
}

function CloseButton({ label, onClose }: { label: string; onClose: (open: false) => void }) {
  return <IconButton icon={X} label={label} onClick={() => onClose(false)} />;
}
