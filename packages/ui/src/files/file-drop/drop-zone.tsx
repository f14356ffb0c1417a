// react-dropzone, in a file of its own so that no page loads it before its first paint.
import {
  type HTMLAttributes,
  type RefAttributes,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDropzone } from 'react-dropzone';
import { filesOf } from './files-of-event';
import { useLostDrag } from './use-lost-drag';

/** What makes an element an area for files. */
export interface DropZoneState {
  area: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;
  isDraggedOver: boolean;
}

export interface DropZoneProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Keep the same function between renders. */
  onChange: (state: DropZoneState | undefined) => void;
}

/**
 * Renders nothing: the area is rendered before this is loaded, and gets what it needs by `onChange`. An element
 * around it would mount the area anew, and the focus in it would be lost.
 */
export function DropZone({ disabled, onFiles, onChange }: DropZoneProps) {
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  const { getRootProps, isDragActive } = useDropzone({
    disabled,
    // Number, kinds and sizes are judged by our own rule, as those of chosen files are.
    multiple: true,
    onDrop: useCallback((files: readonly File[]) => take.current(files), []),
    getFilesFromEvent: filesOf,
    // The button handles clicks and keys; the area only takes drops and pastes.
    noClick: true,
    noKeyboard: true,
    // The library prevents every drag, that of text into a field too.
    preventDropOnDocument: false,
  });

  const isLost = useLostDrag(isDragActive);
  const isDraggedOver = isDragActive && !isLost && !disabled;

  useLayoutEffect(() => {
    onChange({ area: getRootProps(), isDraggedOver });
  }, [onChange, getRootProps, isDraggedOver]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);

  return null;
}
