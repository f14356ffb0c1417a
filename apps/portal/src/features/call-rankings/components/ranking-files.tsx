import { useMutation } from '@tanstack/react-query';
import { type CallRanking, type RankingExport, SHEET_FORMATS, type SheetFormat } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { Dropdown } from '@urzad/ui/overlays';
import { FileDown } from 'lucide-react';
import { FormFailure } from '#shared/form/form-failure';
import { saveBase64 } from '#shared/http/save-file';
import { useMessages } from '#shared/i18n/messages';
import { exportRanking } from '../api';
import { rankingMessages } from '../messages/ranking';

const TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Saves a list for a spreadsheet: by numbers once it is published, with people for who may export them. */
export function RankingFiles({ ranking: { id, exports } }: { ranking: CallRanking }) {
  const { files: words } = useMessages(rankingMessages);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wanted: { of: RankingExport; format: SheetFormat }) => {
      saveBase64(await exportRanking(id, wanted), TYPES[wanted.format]);
      toast.success(words.saved);
    },
  });
  if (exports.length === 0) return null;

  return (
    <div className="u:grid u:justify-items-start u:gap-2">
      <Dropdown
        label={words.label}
        align="start"
        trigger={
          <Button icon={FileDown} loading={isPending}>
            {words.label}
          </Button>
        }
        items={exports.flatMap((of, at) =>
          SHEET_FORMATS.map((format, place) => ({
            id: `${of}-${format}`,
            name: words.names[of](format.toUpperCase()),
            text: words.texts[of],
            divide: at > 0 && place === 0,
            onSelect: () => mutate({ of, format }),
          })),
        )}
      />
      {error && <FormFailure title={words.failed} error={error} />}
    </div>
  );
}
