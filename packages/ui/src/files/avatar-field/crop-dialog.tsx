import { useEffect, useState } from 'react';
import { Button } from '../../actions/button/button';
import { Alert } from '../../feedback/alert/alert';
import { usePart } from '../../foundations/lazy-part/use-part';
import { useLabels } from '../../foundations/locale/locale';
import { Spinner } from '../../foundations/spinner/spinner';
import { PartRetry } from '../../internal/part-retry/part-retry';
import { type PartRetryLabels, partRetryLabels } from '../../internal/part-retry/part-retry.labels';
import { Modal } from '../../overlays/modal/modal';
import type { AvatarFieldLabels } from './avatar-field.labels';
import type { CropArea, CropAreaProps } from './crop-area';
import { cropPart } from './crop-part';
import { cutPicture } from './cut-picture';
import type { Square } from './square';

export interface CropDialogProps {
  file: File;
  open: boolean;
  words: AvatarFieldLabels;
  onClose: () => void;
  /** Called with the part, or with the whole picture where it cannot be cut. */
  onUse: (file: File) => void;
}

/** The dialog in which a part of a chosen picture is taken. */
export function CropDialog({ file, open, words, onClose, onUse }: CropDialogProps) {
  const src = useAddress(file);
  const part = usePart(cropPart, { isNeeded: open });
  const [chosen, setChosen] = useState<{ picture: HTMLImageElement; square: Square }>();
  const [isBroken, setBroken] = useState(false);
  const isMissing = part === 'missing';

  async function use() {
    if (!chosen) return onUse(file);
    onUse(await cutPicture(chosen.picture, chosen.square, file).catch(() => file));
  }

  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={words.title}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {!isBroken && (chosen || isMissing) && (
            <Button variant="primary" onClick={() => void use()}>
              {isMissing ? words.useWhole : words.use}
            </Button>
          )}
        </>
      }
    >
      <div className="u:grid u:gap-3">
        <CropContent
          {...{ part, src, words, isBroken }}
          onSquare={(picture, square) => setChosen({ picture, square })}
          onBroken={() => setBroken(true)}
        />
      </div>
    </Modal>
  );
}

interface CropContentProps extends Omit<CropAreaProps, 'src'> {
  /** The cropper, once it has come. */
  part: { CropArea: typeof CropArea } | 'waiting' | 'missing';
  src: string | undefined;
  isBroken: boolean;
}

/** The cropper, or why there is none. */
function CropContent({ part, src, words, isBroken, onSquare, onBroken }: CropContentProps) {
  const { retry } = useLabels<PartRetryLabels>(partRetryLabels);

  if (isBroken) {
    return (
      <Alert kind="error" live>
        {words.broken}
      </Alert>
    );
  }
  if (part === 'missing') {
    return (
      <Alert kind="warning" live actions={<PartRetry of={cropPart} label={retry} missing={words.missing} />}>
        {words.missing}
      </Alert>
    );
  }
  if (part === 'waiting') {
    return (
      <p role="status" className="u:flex u:items-center u:gap-3">
        <Spinner /> <span className="u:part">{words.loading}</span>
      </p>
    );
  }
  return (
    <>
      <p className="u:part">{words.hint}</p>
      {src && <part.CropArea {...{ src, words, onSquare, onBroken }} />}
    </>
  );
}

/** The address of a file of this device, as long as it is shown. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return address;
}
