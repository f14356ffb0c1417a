import { useEffect, useState } from 'react';
import { claimQuery } from '#shared/entities/claims/claim-query';
import { useObjectFiles } from '#shared/object/use-object-files';
import { useSession } from '#shared/session/session-store';
import { keepingFor } from '#shared/uploads/kept-uploads';
import { attachFile, detachFile, draftKey } from '../api';
import { PROOF_KINDS, partsOfScope, scopeOf, useClaimEditor } from './claim-editor';
import { filesOnlyOf } from './invoices';

export type ClaimFiles = ReturnType<typeof useClaimFiles>;

/** Files of a claim. One that is attached proves the invoice that it was chosen for. */
export function useClaimFiles() {
  const {
    claim: { id },
    form,
    saver,
  } = useClaimEditor();
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [keeping] = useState(() => keepingFor(draftKey(userId, id), () => true));
  useEffect(() => keeping.enter(), [keeping]);
  const { uploads, ...files } = useObjectFiles({
    queryOf: claimQuery,
    keeping,
    attach: async ({ filename, scope }, key, signal) => {
      const { kind, invoiceKey } = partsOfScope(scope);
      const after = await saver.beside(() =>
        signal.aborted ? Promise.reject(signal.reason) : attachFile(id, { filename, kind }, key),
      );
      give(invoiceKey, Math.max(...after.files.map((file) => file.id)));
      return after;
    },
    detach: async (idFile, key) => {
      const proven = take(idFile);
      try {
        // Once no stored line names it, its removal makes no version: a newer one was made by another window.
        await saver.settle();
        return await saver.beside(() => detachFile(id, idFile, key));
      } catch (error) {
        for (const invoiceKey of proven) give(invoiceKey, idFile);
        throw error;
      }
    },
  });

  /** The newest file belongs to the invoice with this key, or to the first where that one was removed meanwhile. */
  function give(invoiceKey: string, idFile: number) {
    const { invoices } = form.getValues();
    const at = Math.max(
      0,
      invoices.findIndex(({ key }) => key === invoiceKey),
    );
    const known = invoices[at]?.file_ids ?? [];
    form.setValue(`invoices.${at}.file_ids`, [...new Set([...known, idFile])]);
  }

  /** @returns the keys of the invoices that it has proved */
  function take(idFile: number): string[] {
    const { invoices } = form.getValues();
    invoices.forEach(({ file_ids }, at) => {
      if (!file_ids.includes(idFile)) return;
      form.setValue(
        `invoices.${at}.file_ids`,
        file_ids.filter((id) => id !== idFile),
      );
    });
    return invoices.filter(({ file_ids }) => file_ids.includes(idFile)).map(({ key }) => key);
  }

  /** Whether all files of an invoice are gone. One that could not be removed says so in its row. */
  async function removeOf(invoiceKey: string): Promise<boolean> {
    const onTheirWay = PROOF_KINDS.flatMap((kind) => files.itemsOf(scopeOf(kind, invoiceKey)));
    const attached = filesOnlyOf(form.getValues().invoices, invoiceKey).map((file) => ({ id: String(file) }));
    for (const file of [...onTheirWay, ...attached]) await files.remove(file);
    return filesOnlyOf(form.getValues().invoices, invoiceKey).length === 0;
  }

  return {
    ...files,
    removeOf,
    /** A file is on its way, or waits to be. */
    isSending: uploads.some(({ phase }) => phase === 'idle' || phase === 'active'),
  };
}
