import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import type { FileKind } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import { type FileItem, type FileRefusal, type Upload, useUploadEngine } from '@urzad/ui/uploads';
import { useEffect, useState } from 'react';
import { sending } from '#shared/api/sending';
import { uploadFailureOf } from '#shared/api/upload-failure-of';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { isRefusal } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { newId } from '#shared/new-id';
import { registrationQuery } from '#shared/registrations/registration-query';
import { useFileLimit } from '#shared/system/use-file-limit';
import { attachFile, detachFile } from '../../api';
import { formMessages } from '../../messages/form';
import { useEditor } from './editor-context';
import { keptStateOf, kindOf, useKeptFiles } from './use-kept-files';

/**
 * Files of the form: uploaded one after another, then attached; refused and failed ones stay visible. What is kept of an
 * earlier visit goes on.
 */
export function useFormUploads() {
  const { registration, saver } = useEditor();
  const locale = useLocale();
  const show = useShown(registration);
  const kept = useKeptFiles();
  const { engine, uploads, itemOf, newsOf } = useUploadEngine({
    sending,
    keeping: kept.keeping,
    // Also the idempotency key of attaching it: a retry after a lost answer attaches it once.
    newId,
    limitBytes: useFileLimit(),
    onStored: async ({ filename }, { id, scope }, signal) => {
      const kind = kindOf(scope);
      const attach = () => attachFile(registration.id, { filename, kind }, id);
      try {
        show(await saver.beside(() => (signal.aborted ? Promise.reject(signal.reason) : attach())));
      } catch (error) {
        throw uploadFailureOf(error);
      }
    },
  });
  const removal = useRemoval();
  const attached = useForgetAttached(uploads, engine.remove);

  return {
    engine,
    /** Files of an earlier visit and what became of them, but for those that the person has paused or removed. */
    kept: kept.files.flatMap((file) => {
      const state = keptStateOf(file, uploads, attached);
      return state ? [{ ...file, state }] : [];
    }),
    attached: removal.attached,
    newsOf,
    itemsOf: (kind: FileKind) =>
      uploads
        .filter(({ scope, phase }) => scope === kind && phase !== 'success')
        .map((upload) => withReason(itemOf(upload), upload, locale)),
    add: (kind: FileKind, files: readonly File[]) => void engine.add(files, kind),
    reject: (kind: FileKind, refusals: readonly FileRefusal[]) => {
      for (const { file, message } of refusals) engine.refuse(file, message, kind);
    },
    async remove(file: FileItem) {
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
function useRemoval() {
  const words = useMessages(formMessages);
  const { registration, saver } = useEditor();
  const show = useShown(registration);
  const [unremoved, setUnremoved] = useState<ReadonlySet<string>>(new Set());

  async function remove({ id }: FileItem) {
    setUnremoved((known) => without(known, id));
    try {
      show(await saver.beside(() => detachFile(registration.id, Number(id), newId())));
    } catch {
      setUnremoved((known) => new Set(known).add(id));
    }
  }

  function attached(file: FileItem): FileItem {
    if (!unremoved.has(file.id)) return file;
    return { ...file, upload: { phase: 'error', message: words.files.removeFailed, retry: true } };
  }

  return { remove, attached };
}

/** Shows the registration as the server answered it. */
function useShown({ id }: Pick<Registration, 'id'>) {
  const queries = useQueryClient();
  return (after: Registration) => queries.setQueryData(registrationQuery(id).queryKey, after);
}

/** An attached file is one of the registration now. Returns the ids of those that were attached. */
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
    upload: { phase: 'error', message: failureText(error, locale), retry: !isRefusal(error) },
  };
}
