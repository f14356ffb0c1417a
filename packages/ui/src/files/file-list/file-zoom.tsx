import { Modal } from '../../overlays/modal/modal';
import { ImageView } from '../image-view/image-view';
import type { FileItem } from './file-item';

export interface FileZoomProps {
  /** The picture, which is kept during the closing animation. */
  file: FileItem | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** An enlarged picture of the list. */
export function FileZoom({ file, open, onOpenChange }: FileZoomProps) {
  const address = file?.url ?? file?.thumb;
  if (!file || !address) return null;

  return (
    <Modal {...{ open, onOpenChange }} title={file.name}>
      <ImageView src={address} alt={file.name} />
    </Modal>
  );
}
