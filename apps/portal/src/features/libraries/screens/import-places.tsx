import { type RegisterChanges, RegisterRefusal } from '@urzad/contract';
import { Alert, Breadcrumbs, Button, PageHeading, ProgressBar, toast } from '@urzad/ui';
import { FileField } from '@urzad/ui/uploads';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormFailure } from '#shared/form/form-failure';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useWrite } from '#shared/server-state/use-write';
import { importRegisters, type Registers } from '../api';
import { PlaceChanges } from '../components/place-changes';
import { importMessages } from '../messages/import';

const LIMIT_BYTES = 12_000_000;
const CSV = ['csv'];
type Chosen = Partial<Record<keyof Registers, File>>;

/** Writes the official registers of places into the dictionary, after a look at what they change. */
export function ImportPlaces() {
  const words = useMessages(importMessages);
  const heading = useScreen(words.title);
  const [files, setFiles] = useState<Chosen>({});
  const [isAsked, setAsked] = useState(false);
  const preview = useWrite<RegisterChanges, Chosen>({
    send: async (chosen, key) => importRegisters(await textsOf(chosen), 'yes', key),
  });
  const run = useWrite<RegisterChanges, Chosen>({
    send: async (chosen, key) => importRegisters(await textsOf(chosen), 'no', key),
    onDone: () => {
      toast.success(words.done);
      choose({});
    },
  });
  const isBusy = preview.isPending || run.isPending;
  const { error } = run.error ? run : preview;

  /** Other files are judged anew. */
  function choose(chosen: Chosen) {
    setFiles(chosen);
    setAsked(false);
    for (const write of [preview, run]) {
      write.reset();
      write.renew();
    }
  }

  function check() {
    setAsked(true);
    if (files.terc && files.simc) preview.press(files);
  }

  const field = (name: keyof Registers) => {
    const file = files[name];
    return (
      <FileField
        name={name}
        label={words[name]}
        hint={words.fileHint}
        required
        extensions={CSV}
        limitBytes={LIMIT_BYTES}
        multiple={false}
        files={file ? [{ id: name, name: file.name, size: file.size, upload: { phase: 'success' } }] : []}
        onAdd={([added]) => added && choose({ ...files, [name]: added })}
        onRemove={() => choose({ ...files, [name]: undefined })}
        error={isAsked && !file ? words.needed : undefined}
      />
    );
  };

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        breadcrumbs={
          <Breadcrumbs items={[{ label: words.list, href: paths.libraries }]} current={words.title} />
        }
      />
      <div className="u:grid u:max-w-text u:gap-5">
        {error && (
          <FormFailure title={words.refused} error={error} text={refusalText(error, words.reasons)} />
        )}
        {field('terc')}
        {field('simc')}
        {isBusy && <ProgressBar label={run.isPending ? words.running : words.checking} />}
        {preview.answer ? (
          <Changes changes={preview.answer} isBusy={isBusy} onRun={() => run.press(files)} />
        ) : (
          <div>
            <Button variant="primary" loading={isBusy} onClick={check}>
              {words.check}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface ChangesProps {
  changes: RegisterChanges;
  isBusy: boolean;
  onRun: () => void;
}

function Changes({ changes, isBusy, onRun }: ChangesProps) {
  const words = useMessages(importMessages);
  const { added, named, renamed, ended } = changes;
  if (added + named + renamed + ended === 0) return <Alert kind="success">{words.nothing}</Alert>;

  return (
    <>
      <PlaceChanges changes={changes} />
      <div>
        <Button variant="primary" loading={isBusy} onClick={onRun}>
          {words.run}
        </Button>
      </div>
    </>
  );
}

async function textsOf({ terc, simc }: Chosen): Promise<Registers> {
  if (!terc || !simc) throw new Error('Both files are chosen before they are sent.');
  return { terc: await terc.text(), simc: await simc.text() };
}

function refusalText(
  error: Error,
  reasons: Record<RegisterRefusal['reason'], (refusal: RegisterRefusal) => string>,
): string | undefined {
  const data = error instanceof ApiFailure ? error.data : undefined;
  const refusal = z.safeParse(RegisterRefusal, data).data;
  return refusal && reasons[refusal.reason](refusal);
}
