import type { AccessionFile, Registration } from '@urzad/contract';
import {
  type AccessionGaps,
  type AccessionSlot,
  accessionGaps,
  accessionSlots,
  FILE_KIND,
  presentFile,
} from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';

/** A document that is asked for, with its file. */
export interface ProofRow extends AccessionSlot {
  /** Names it among the uploads. */
  scope: string;
  file: AccessionFile | undefined;
}

/** `ZASW_PLACOWKA.0`: the document of one child. */
function scopeOf({ kind, child }: Pick<AccessionSlot, 'kind' | 'child'>): string {
  return child === null ? kind : `${kind}.${child}`;
}

export function slotOf(scope: string): Pick<AccessionSlot, 'kind' | 'child'> {
  const [code, child] = scope.split('.');
  const kind = FILE_KIND.find((known) => known.code === code)?.code ?? 'INNY';
  return { kind, child: child === undefined ? null : Number(child) };
}

/** Every document of the stage, in the order in which it is asked for. */
export function proofRows({ form, accession }: Pick<Registration, 'form' | 'accession'>): ProofRow[] {
  return accessionSlots(formOfDraft(form)).map((slot) => ({
    ...slot,
    scope: scopeOf(slot),
    file: presentFile(accession?.files ?? [], slot),
  }));
}

/** Whether the parent has to do something about it. */
export function isOpen({ file, required }: ProofRow): boolean {
  return file ? file.status === 'rejected' : required;
}

/** What is missing before everything can be sent. */
export function gapsOf({ form, accession }: Pick<Registration, 'form' | 'accession'>): AccessionGaps {
  return accessionGaps({
    form: formOfDraft(form),
    files: accession?.files ?? [],
    bank_account_number: accession?.bank_account_number ?? null,
    isPersonalDataSigned: accession?.is_signed === 'yes',
  });
}
