import { codesOf } from '@urzad/domain';
import { FILE_KIND, type FileKind, isSensitiveKind, requiredFileKinds } from '@urzad/grants';
import type { KeptUpload, Upload } from '@urzad/ui/uploads';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#shared/session/session-store';
import { keepingFor } from '#shared/uploads/kept-uploads';
import { draftKey } from '../../api';
import { mayChangeFiles } from './corrections';
import { type Editor, useEditor } from './editor';
import { answersOf } from './values';

/** A file of an earlier visit that the server did not have yet when the form was opened. */
export interface KeptFile {
  /** That of its upload. */
  id: string;
  name: string;
  /** Documents of its kind may not change any more, so it is not sent. */
  isClosed: boolean;
}

/** Unsent files of this form are kept for its owner; documents about health are not. */
export function useKeptFiles() {
  const editor = useEditor();
  const { id } = editor.registration;
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const [keeping] = useState(() => {
    const kept = keepingFor(draftKey(userId, id), ({ scope }) => !isSensitiveKind(kindOf(scope)));
    /** Chosen at this visit: the person knows of them. */
    const own = new Set<string>();
    return { ...kept, keep, read };

    function keep(upload: KeptUpload) {
      own.add(upload.id);
      return kept.keep(upload);
    }

    /** The person is told of what may not change any more, and it is forgotten. */
    async function read() {
      const found = await kept.read();
      const isClosed = ({ scope }: { scope: string }) => !mayAttach(kindOf(scope), latest.current);
      await Promise.all(found.filter(isClosed).map((upload) => kept.remove(upload.id)));
      const earlier = found.filter((upload) => !own.has(upload.id));
      const back = earlier.map((upload) => ({ ...upload, isClosed: isClosed(upload) }));
      setFiles((known) => [...known, ...back.filter(({ id }) => known.every((file) => file.id !== id))]);
      return found.filter((upload) => !isClosed(upload));
    }
  });
  useEffect(() => keeping.enter(), [keeping]);

  return { keeping, files };
}

/** The kind of document that an upload was chosen for. */
export function kindOf(scope: string): FileKind {
  return codesOf(FILE_KIND).find((kind) => kind === scope) ?? 'INNY';
}

function mayAttach(kind: FileKind, { form, registration }: Editor): boolean {
  return mayChangeFiles(registration, requiredFileKinds(answersOf(form.getValues())), kind);
}

/** What became of a kept file. */
export type KeptState = 'closed' | 'sending' | 'waiting' | 'failed' | 'attached';

/** `undefined` for a file that the person has paused or removed since. */
export function keptStateOf(
  { id, isClosed }: KeptFile,
  uploads: readonly Pick<Upload, 'id' | 'phase' | 'held'>[],
  attached: ReadonlySet<string>,
): KeptState | undefined {
  if (isClosed) return 'closed';
  if (attached.has(id)) return 'attached';
  const upload = uploads.find((each) => each.id === id);
  if (!upload || upload.held === 'paused') return undefined;
  if (upload.phase === 'error') return 'failed';
  return upload.held === 'offline' ? 'waiting' : 'sending';
}
