import { useQueryClient } from '@tanstack/react-query';
import { type Locale, useLocale } from '@urzad/ui';
import {
  type FileItem,
  type FileRefusal,
  type KeepingPort,
  type Upload,
  useUploadEngine,
} from '@urzad/ui/uploads';
import { useEffect, useState } from 'react';
import { failureText } from '../failures/failure-text';
import { ApiFailure } from '../http/api-failure';
import { isRefusal } from '../http/refusals';
import { uploadFailureOf } from '../http/upload-failure-of';
import { useMessages } from '../i18n/messages';
import { newId } from '../new-id';
import { useFileLimit } from '../system/use-file-limit';
import { sending } from '../uploads/sending';
import { objectMessages } from './messages';
import type { ObjectQueries } from './use-step';

/** A file that the server has stored, for the part of the object that it was chosen for. */
export interface StoredFile {
  filename: string;
  scope: string;
}

export interface ObjectFilesOptions<Found extends { id: number }> extends Pick<ObjectQueries, 'queryOf'> {
  /** Keeps unsent files, so that they outlive the page. */
  keeping: KeepingPort;
  /** Repeated with the same key after a lost answer, it attaches the file once. */
  attach: (file: StoredFile, idempotencyKey: string, signal: AbortSignal) => Promise<Found>;
  /** Without it an attached file cannot be removed, only exchanged. */
  detach?: (idFile: number, idempotencyKey: string) => Promise<Found>;
}

/** Files of an object: uploaded one after another, then attached; refused and failed ones stay visible. */
export function useObjectFiles<Found extends { id: number }>(options: ObjectFilesOptions<Found>) {
  const { keeping, attach, queryOf } = options;
  const locale = useLocale();
  const show = useShown(queryOf);
  const { engine, uploads, itemOf, newsOf } = useUploadEngine({
    sending,
    keeping,
    // Also the idempotency key of attaching it.
    newId,
    limitBytes: useFileLimit(),
    onStored: async ({ filename }, { id, scope }, signal) => {
      try {
        show(await attach({ filename, scope }, id, signal));
      } catch (error) {
        throw uploadFailureOf(error);
      }
    },
  });
  const removal = useRemoval(options, show);
  const attachedIds = useForgetAttached(uploads, engine.remove);

  return {
    engine,
    uploads,
    /** The uploads that were attached at this visit. */
    attachedIds,
    /** An attached file as its row shows it: one that could not be removed says so. */
    attached: removal.attached,
    newsOf,
    itemsOf: (wanted: string) =>
      uploads
        .filter(({ scope, phase }) => scope === wanted && phase !== 'success')
        .map((upload) => withReason(itemOf(upload), upload, locale)),
    add: (scope: string, files: readonly File[]) => void engine.add(files, scope),
    reject: (scope: string, refusals: readonly FileRefusal[]) => {
      for (const { file, message } of refusals) engine.refuse(file, message, scope);
    },
    async remove(file: Pick<FileItem, 'id'>) {
      if (uploads.some(({ id }) => id === file.id)) engine.remove(file.id);
      else await removal.remove(file);
    },
    /** Retries the upload, or the removal. */
    retry(file: FileItem) {
      if (uploads.some(({ id }) => id === file.id)) engine.retry(file.id);
      else void removal.remove(file);
    },
    /** Those of a running upload. */
    actions: {
      onCancel: ({ id }: FileItem) => engine.remove(id),
      onPause: ({ id }: FileItem) => engine.pause(id),
      onResume: ({ id }: FileItem) => engine.resume(id),
    },
  };
}

/** Attached files that are removed; one that could not be says so in its row. */
function useRemoval<Found extends { id: number }>(
  { detach }: ObjectFilesOptions<Found>,
  show: (after: Found) => void,
) {
  const words = useMessages(objectMessages);
  const [unremoved, setUnremoved] = useState<ReadonlySet<string>>(new Set());

  async function remove({ id }: Pick<FileItem, 'id'>) {
    if (!detach) return;
    setUnremoved((known) => without(known, id));
    try {
      show(await detach(Number(id), newId()));
    } catch {
      setUnremoved((known) => new Set(known).add(id));
    }
  }

  function attached(file: FileItem): FileItem {
    if (!unremoved.has(file.id)) return file;
    return { ...file, upload: { phase: 'error', message: words.fileNotRemoved, retry: true } };
  }

  return { remove, attached };
}

/** Shows the object as the server answered it. */
function useShown(queryOf: ObjectQueries['queryOf']) {
  const queries = useQueryClient();
  return (after: { id: number }) => void queries.setQueryData(queryOf(after.id).queryKey, after);
}

/** An attached file is one of the object now. Returns the ids of those that were attached. */
function useForgetAttached(uploads: readonly Upload[], forget: (id: string) => void): ReadonlySet<string> {
  const [attached, setAttached] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    for (const { id, phase } of uploads) {
      if (phase !== 'success') continue;
      setAttached((known) => new Set(known).add(id));
      forget(id);
    }
  }, [uploads, forget]);

  return attached;
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}

/** The row of a failed upload: what the server said of more than the file itself is said like of any other request. */
export function withReason(item: FileItem, { failure }: Upload, locale: Locale): FileItem {
  const error = failure?.response;
  if (!(error instanceof ApiFailure) || failure?.refusal) return item;
  return {
    ...item,
    upload: { phase: 'error', message: failureText(error, locale), retry: mayComeAgain(error) },
  };
}

/** Whether the same request may be answered another time: also after one of these refusals. */
function mayComeAgain(error: ApiFailure): boolean {
  return !isRefusal(error) || [401, 423, 425, 429].includes(error.status);
}
