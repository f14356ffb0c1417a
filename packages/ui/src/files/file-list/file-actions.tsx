import { ArrowDown, ArrowUp, Download, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton, IconLink } from '../../actions/icon-button/icon-button';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { menuStepOf } from '../../internal/sortable/menu-steps';
import { MoveButtons } from '../../internal/sortable/move-buttons';
import type { Place } from '../../internal/sortable/sorting';
import { Dropdown } from '../../overlays/dropdown/dropdown';
import type { SaveFileInfo } from './file-info-panel';
import type { FileItem } from './file-item';
import type { FileListLabels } from './file-list.labels';

/** The allowed actions on a file. All are off until a screen allows them (Spec §6). */
export interface FileCapabilities {
  /** A download link, for files with an address. */
  canDownload?: boolean | undefined;
  /** A button that opens the description of a file. */
  canEditInfo?: boolean | undefined;
  /** A button that removes a file. */
  canDelete?: boolean | undefined;
  /** Enlarges a picture by a press on its thumbnail. */
  canZoom?: boolean | undefined;
  /** A handle and two buttons that move a file, where there are several. */
  canOrder?: boolean | undefined;
  /** Called with the ids in their new order, by `canOrder`. */
  onOrder?: ((ids: readonly string[]) => void) | undefined;
  /**
   * Saves the description that was typed in the panel of `canEditInfo`. The panel closes when the promise is fulfilled,
   * and says so when it is rejected.
   */
  onSaveInfo?: SaveFileInfo | undefined;
  /** Called by the button of `canEditInfo`. @default opens the panel of `onSaveInfo` */
  onEditInfo?: ((file: FileItem) => void) | undefined;
  /** Called by the button of `canDelete`, without a question: that is for the caller. */
  onDelete?: ((file: FileItem) => void) | undefined;
  /** Called by a press on a thumbnail. @default opens the picture here */
  onZoom?: ((file: FileItem) => void) | undefined;
  /**
   * Called with a file whose picture cannot be shown; a sheet with its extension or a message stands in its place. A thumbnail
   * and the picture over the window are two calls.
   */
  onBroken?: ((file: FileItem) => void) | undefined;
}

export interface FileActionsProps extends FileCapabilities {
  file: FileItem;
  place: Place;
  words: FileListLabels;
}

/** Buttons in a row, one menu on a phone. The name of each includes that of the file. */
export function FileActions(props: FileActionsProps) {
  const { file, words, place } = props;
  const button = useRef<HTMLButtonElement>(null);
  const nameOf = (action: string) => `${action}: ${file.name}`;
  const items = menuItems({ ...props, place: { ...place, move: menuStepOf(place, () => button.current) } });

  if (items.length < 2) return <FileButtons {...props} />;

  return (
    <>
      <div className="u:hidden u:flex-none u:gap-1 u:tablet:flex">
        <FileButtons {...props} />
      </div>
      <div className="u:flex-none u:tablet:hidden">
        <Dropdown
          label={file.name}
          items={items}
          trigger={<IconButton ref={button} icon={EllipsisVertical} label={nameOf(words.more)} />}
        />
      </div>
    </>
  );
}

function FileButtons({
  file,
  place,
  words,
  canDownload,
  canEditInfo,
  canDelete,
  onEditInfo,
  onDelete,
}: FileActionsProps) {
  const nameOf = (action: string) => `${action}: ${file.name}`;
  const address = file.url_download ?? file.url;

  return (
    <>
      <MoveButtons
        name={file.name}
        layout="list"
        {...{ place, labels: { earlier: words.earlier, later: words.later } }}
      />
      {canEditInfo && (
        <IconButton icon={Pencil} label={nameOf(words.editInfo)} onClick={() => onEditInfo?.(file)} />
      )}
      {canDownload && address && (
        <IconLink icon={Download} label={nameOf(words.download)} href={address} download={file.name} />
      )}
      {canDelete && (
        <IconButton icon={Trash2} label={nameOf(words.remove)} onClick={() => onDelete?.(file)} />
      )}
    </>
  );
}

function menuItems({ file, place, words, ...can }: FileActionsProps): readonly MenuItem[] {
  const address = file.url_download ?? file.url;
  const edit: MenuItem = {
    id: 'edit',
    name: words.editInfo,
    icon: Pencil,
    onSelect: () => can.onEditInfo?.(file),
  };
  const remove: MenuItem = {
    id: 'remove',
    name: words.remove,
    icon: Trash2,
    color: 'red',
    onSelect: () => can.onDelete?.(file),
  };

  const download: MenuItem = { id: 'download', name: words.download, icon: Download, download: file.name };

  return [
    ...moves(place, words),
    ...(can.canEditInfo ? [edit] : []),
    ...(can.canDownload && address ? [{ ...download, link: address }] : []),
    ...(can.canDelete ? [remove] : []),
  ];
}

function moves({ move, isFirst, isLast }: Place, words: FileListLabels): readonly MenuItem[] {
  if (!move) return [];
  return [
    { id: 'earlier', name: words.earlier, icon: ArrowUp, disabled: isFirst, onSelect: () => move(-1) },
    { id: 'later', name: words.later, icon: ArrowDown, disabled: isLast, onSelect: () => move(1) },
  ];
}
