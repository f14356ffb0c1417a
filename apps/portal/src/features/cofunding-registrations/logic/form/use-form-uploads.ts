import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useObjectFiles } from '#shared/object/use-object-files';
import { attachFile, detachFile } from '../../api';
import { useEditor } from './editor';
import { keptStateOf, kindOf, useKeptFiles } from './use-kept-files';

/** Files of the form. What is kept of an earlier visit goes on. */
export function useFormUploads() {
  const { registration, saver } = useEditor();
  const kept = useKeptFiles();
  const { uploads, attachedIds, ...files } = useObjectFiles({
    ...ofRegistration,
    keeping: kept.keeping,
    attach: ({ filename, scope }, key, signal) =>
      saver.beside(() =>
        signal.aborted
          ? Promise.reject(signal.reason)
          : attachFile(registration.id, { filename, kind: kindOf(scope) }, key),
      ),
    detach: (idFile, key) => saver.beside(() => detachFile(registration.id, idFile, key)),
  });

  return {
    ...files,
    /** A file is on its way, or waits to be. */
    isSending: uploads.some(({ phase }) => phase === 'idle' || phase === 'active'),
    /** Files of an earlier visit and what became of them, but for those that the person has paused or removed. */
    kept: kept.files.flatMap((file) => {
      const state = keptStateOf(file, uploads, attachedIds);
      return state ? [{ ...file, state }] : [];
    }),
  };
}
