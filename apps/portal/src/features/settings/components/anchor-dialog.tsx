import { useQueryClient } from '@tanstack/react-query';
import { ANCHOR_PURPOSES, type AnchorPurpose, type TrustAnchorView } from '@urzad/contract';
import { Alert, SelectField, toast } from '@urzad/ui';
import { FileDrop } from '@urzad/ui/uploads';
import { useState } from 'react';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { addAnchor, anchorsKey } from '../api';
import { settingsMessages } from '../messages/settings';

const EXTENSIONS = ['pem', 'crt', 'cer', 'der'];
/** A certificate has some kilobytes. */
const LIMIT_BYTES = 30_000;

/** Adds an authority by the file of its certificate. */
export function AnchorDialog({ onClose }: { onClose: () => void }) {
  const { anchors: words } = useMessages(settingsMessages);
  const queries = useQueryClient();
  const [purpose, setPurpose] = useState<AnchorPurpose>('qualified');
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const adding = useWrite<TrustAnchorView, File>({
    send: async (chosen, key) => addAnchor({ purpose, file: await base64Of(chosen) }, key),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: anchorsKey });
      toast.success(words.added);
      onClose();
    },
  });
  const isKnown = adding.error instanceof ApiFailure && adding.error.code === 'object-exist';

  return (
    <DecisionModal
      title={words.add}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.add, onClick: add }}
      decision={adding}
      refused={isKnown ? words.known : words.addFailed}
      reasons={words.reasons}
    >
      <p>{words.addText}</p>
      <SelectField
        name="purpose"
        label={words.purpose}
        required
        value={purpose}
        onChange={({ target }) => setPurpose(purposeOf(target.value))}
        options={ANCHOR_PURPOSES.map((value) => ({ value, label: words.purposes[value] }))}
      />
      <FileDrop
        extensions={EXTENSIONS}
        limitBytes={LIMIT_BYTES}
        onAdd={([chosen]) => {
          setFile(chosen);
          setRefusal(undefined);
          adding.reset();
          // Another file is another write.
          adding.renew();
        }}
        onReject={([refused]) => setRefusal(refused?.message)}
      />
      {file && <p role="status">{words.chosen(file.name)}</p>}
      {refusal !== undefined && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
    </DecisionModal>
  );

  function add() {
    if (file) adding.press(file);
    else setRefusal(words.chooseFile);
  }
}

function purposeOf(value: string): AnchorPurpose {
  return ANCHOR_PURPOSES.find((purpose) => purpose === value) ?? 'qualified';
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
