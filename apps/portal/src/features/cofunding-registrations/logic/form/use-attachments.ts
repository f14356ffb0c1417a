import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import type { FileKind } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import type { FileItem, FileRefusal, UploadState } from '@urzad/ui/uploads';
import { useState } from 'react';
import { upload } from '#shared/api/upload';
import { isRefusal } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { newId } from '#shared/new-id';
import { registrationQuery } from '#shared/registrations/registration-query';
import { useFileLimit } from '#shared/system/use-file-limit';
import { attachFile, detachFile } from '../../api';
import { formMessages } from '../../messages/form';
import { useEditor } from './editor-context';
import { createTurns } from './turns';
import { uploadFailureText } from './upload-failure-text';

/** A running or failed upload. */
interface Pending {
  id: string;
  kind: FileKind;
  file: File;
  state: UploadState;
}

/** Files of the form: uploaded with progress, then attached; refused and failed ones stay visible. */
export function useAttachments() {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const limitBytes = useFileLimit();
  const queries = useQueryClient();
  const { registration, saver } = useEditor();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [unremoved, setUnremoved] = useState<ReadonlySet<string>>(new Set());
  // One at a time: two uploads on a slow connection would only delay both.
  const [turns] = useState(createTurns);

  const change = (id: string, state: UploadState) =>
    setPending((all) => all.map((item) => (item.id === id ? { ...item, state } : item)));
  const drop = (id: string) => setPending((all) => all.filter((item) => item.id !== id));
  const show = (after: Registration) =>
    queries.setQueryData(registrationQuery(registration.id).queryKey, after);

  async function send({ id, kind, file }: Pending, signal: AbortSignal) {
    change(id, { phase: 'active', progress: 0 });
    try {
      const onProgress = (progress: number) => change(id, { phase: 'active', progress });
      const { filename } = await upload(file, { onProgress, signal });
      const attach = () => attachFile(registration.id, { filename, kind }, id);
      show(await saver.beside(() => (signal.aborted ? Promise.reject(signal.reason) : attach())));
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      const message = uploadFailureText(error, { name: file.name, limitBytes }, locale);
      change(id, { phase: 'error', message, retry: !isRefusal(error) });
    }
  }

  function sendInTurn(item: Pending) {
    void turns.take(item.id, (signal) => send(item, signal));
  }

  function cancel({ id }: FileItem) {
    turns.cancel(id);
    drop(id);
  }

  function add(kind: FileKind, files: readonly File[]) {
    const added = files.map((file) => aPending(kind, file, { phase: 'idle' }));
    setPending((all) => [...all, ...added]);
    for (const item of added) sendInTurn(item);
  }

  function reject(kind: FileKind, refusals: readonly FileRefusal[]) {
    const refused = refusals.map(({ file, message }) => aPending(kind, file, { phase: 'error', message }));
    setPending((all) => [...all, ...refused]);
  }

  async function remove({ id }: FileItem) {
    if (pending.some((item) => item.id === id)) return drop(id);
    setUnremoved((known) => without(known, id));
    try {
      show(await saver.beside(() => detachFile(registration.id, Number(id), newId())));
    } catch {
      setUnremoved((known) => new Set(known).add(id));
    }
  }

  /** Retries the upload, or the removal. */
  function retry(file: FileItem) {
    const item = pending.find(({ id }) => id === file.id);
    if (!item) return void remove(file);
    change(item.id, { phase: 'idle' });
    sendInTurn(item);
  }

  function attached(file: FileItem): FileItem {
    if (!unremoved.has(file.id)) return file;
    return { ...file, upload: { phase: 'error', message: words.files.removeFailed, retry: true } };
  }

  return {
    attached,
    itemsOf: (kind: FileKind) => pending.filter((item) => item.kind === kind).map(itemOf),
    add,
    reject,
    remove,
    retry,
    cancel,
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}

/** Its id is also the idempotency key of attaching it: a retry after a lost answer attaches it once. */
function aPending(kind: FileKind, file: File, state: UploadState): Pending {
  return { id: newId(), kind, file, state };
}

function itemOf({ id, file, state }: Pending): FileItem {
  return { id, name: file.name, size: file.size, upload: state };
}
