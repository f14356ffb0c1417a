import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BANK_FORMATS, type BankFormat, type PaymentList } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { Dropdown } from '@urzad/ui/overlays';
import { FileDown } from 'lucide-react';
import { paymentsKey } from '#shared/entities/payments/payment-list-query';
import { FormFailure } from '#shared/form/form-failure';
import { saveBase64 } from '#shared/http/save-file';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { exportList } from '../api';
import { listStepMessages } from '../messages/list-steps';

/** Their own names, the same in every language. */
const FORMATS: Record<BankFormat, { name: string; type: string }> = {
  csv: { name: 'CSV', type: 'text/csv;charset=utf-8' },
  // In the letters that the bank asks for; the bytes are saved as they are.
  elixir: { name: 'Elixir-0', type: 'text/plain' },
  pain: { name: 'pain.001', type: 'application/xml' },
};

interface BankFileProps {
  list: PaymentList;
  /** Whether nothing else is the next step. */
  isMain: boolean;
}

/** Saves the list as a file for the bank; the first one hands the list over. */
export function BankFile({ list: { id }, isMain }: BankFileProps) {
  const words = useMessages(listStepMessages);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (format: BankFormat) => {
      saveBase64(await exportList(id, format), FORMATS[format].type);
      toast.success(words.exported);
      await queries.invalidateQueries({ queryKey: paymentsKey });
    },
  });

  return (
    <>
      {error && (
        <FormFailure title={words.exportFailed} error={error} text={refusalText(error, words.reasons)} />
      )}
      <Dropdown
        label={words.exportFile}
        trigger={
          <Button variant={isMain ? 'primary' : 'secondary'} icon={FileDown} loading={isPending}>
            {words.exportFile}
          </Button>
        }
        items={BANK_FORMATS.map((format) => ({
          id: format,
          name: FORMATS[format].name,
          text: words.formats[format],
          onSelect: () => mutate(format),
        }))}
      />
    </>
  );
}
