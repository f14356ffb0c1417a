import { useQueryClient } from '@tanstack/react-query';
import { COUNTERSIGN_MAX, type Countersigned } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { UploadField } from '@urzad/ui/uploads';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { useWrite } from '#shared/server-state/use-write';
import { useFileLimit } from '#shared/system/use-file-limit';
import { sending } from '#shared/uploads/sending';
import { countersign } from '../api';
import type { Desk } from '../logic/desk';

interface SignedFilesProps {
  desk: Desk;
  onDone: (outcomes: readonly Countersigned[]) => void;
}

/** Files that were signed elsewhere come back together. */
export function SignedFiles({ desk, onDone }: SignedFilesProps) {
  const { words } = desk;
  const queries = useQueryClient();
  const limitBytes = useFileLimit();
  const [value, setValue] = useState('');
  const filenames = value.split('|').filter(Boolean);
  const write = useWrite({
    send: () => countersign(desk, filenames),
    onDone: (outcomes) => {
      setValue('');
      onDone(outcomes);
      void queries.invalidateQueries({ queryKey: desk.queries.key });
    },
  });

  return (
    <section aria-labelledby="signed-files" className="u:grid u:gap-4">
      <h2 id="signed-files" className="u:text-xl">
        {words.filesTitle}
      </h2>
      <UploadField
        name="files"
        label={words.files}
        hint={words.filesText}
        extensions={['pdf']}
        multiple
        maximum={COUNTERSIGN_MAX}
        limitBytes={limitBytes}
        upload={sending}
        value={value}
        onValueChange={setValue}
      />
      {write.error && <FormFailure title={words.handOverFailed} error={write.error} />}
      {filenames.length > 0 && (
        <div>
          <Button variant="primary" icon={FileCheck2} loading={write.isPending} onClick={() => write.press()}>
            {words.handOver}
          </Button>
        </div>
      )}
    </section>
  );
}
