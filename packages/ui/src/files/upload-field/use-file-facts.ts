import { isImageName } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import type { Upload } from '../upload-engine/upload';
import {
  BEING_READ,
  type FileFacts,
  factsOfStored,
  factsOfUpload,
  type PictureFacts,
  pictureFacts,
} from './file-facts';
import type { StoredFile } from './stored-file';

interface Given {
  /** The names of the value, in their order. */
  names: readonly string[];
  /** What is known of stored files. */
  facts: readonly StoredFile[];
  /** Files on their way, and failed ones. */
  running: readonly Upload[];
  onFiles: ((files: readonly FileFacts[]) => void) | undefined;
}

/** Reports the extended value when it changes (Spec §3). Returns the function that reads the size of a stored picture. */
export function useFileFacts({ names, facts, running, onFiles }: Given) {
  const [pictures, setPictures] = useState<ReadonlyMap<string, PictureFacts>>(new Map());
  const text = JSON.stringify([...factsOfNames(names, facts, pictures), ...running.map(factsOfUpload)]);
  const [begun] = useState(() => JSON.stringify(factsOfNames(names, facts)));
  const reported = useRef(begun);

  useEffect(() => {
    if (reported.current === text) return;
    reported.current = text;
    onFiles?.(JSON.parse(text));
  });

  return async (filename: string, file: File | undefined) => {
    if (!onFiles || !file) return;
    const put = (picture: PictureFacts) => setPictures((known) => new Map(known).set(filename, picture));
    if (isImageName(file.name)) put(BEING_READ);
    put(await pictureFacts(file));
  };
}

function factsOfNames(
  names: readonly string[],
  facts: readonly StoredFile[],
  pictures?: ReadonlyMap<string, PictureFacts>,
): FileFacts[] {
  return names.map((filename) =>
    factsOfStored(
      facts.findLast((file) => file.filename === filename) ?? { filename },
      pictures?.get(filename),
    ),
  );
}
