import { useQueryClient } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { Button, FolderCard, Icon, Link, TextLink, toast } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import { Signature, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnerPart } from '#shared/acting/owner-part';
import { casesKey } from '#shared/entities/office-cases/case-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { paths } from '#shared/paths';
import { useWrite } from '#shared/server-state/use-write';
import { removeCase } from '../api';
import { signMessages } from '../messages/statement';

/** The case waits for the signature of its applicant: the way there, to the answers, and out of it. */
export function ThreadUnsigned({ officeCase }: { officeCase: OfficeCase }) {
  const { waiting: words } = useMessages(signMessages);
  const { id, sign } = officeCase;

  return (
    <FolderCard number={sign} icon={Signature} tone="accent">
      <div className="u:grid u:max-w-text u:justify-items-start u:gap-3">
        <h2 className="u:text-xl">{words.title}</h2>
        <p>{words.text}</p>
        <OwnerPart act="sign">
          <Button asChild variant="primary">
            <Link href={paths.officeCaseSign(id)}>
              <Icon of={Signature} /> <span>{words.sign}</span>
            </Link>
          </Button>
          <TextLink variant="standalone" className="u:print:hidden" href={paths.officeCaseEdit(id)}>
            {words.change}
          </TextLink>
          <Remove officeCase={officeCase} />
        </OwnerPart>
      </div>
    </FolderCard>
  );
}

function Remove({ officeCase }: { officeCase: OfficeCase }) {
  const { waiting: words } = useMessages(signMessages);
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { press, reset, error, isPending } = useWrite<void, void>({
    send: (_, key) => removeCase(officeCase, key),
    onDone: () => {
      toast.success(words.removed);
      navigate(paths.officeCases, { replace: true });
      void queries.invalidateQueries({ queryKey: casesKey });
    },
  });

  return (
    <>
      <Button
        variant="quiet"
        icon={Trash2}
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        confirmLabel={words.remove}
        pending={isPending}
        onConfirm={() => press()}
      >
        <div className="u:grid u:gap-3">
          {error && (
            <FormFailure
              title={words.removeFailed}
              error={error}
              text={refusalText(error, { acting: words.acting })}
            />
          )}
          <p>{words.removeText}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
