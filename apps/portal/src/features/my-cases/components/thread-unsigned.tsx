import { useQueryClient } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { Button, FolderCard, Icon, Link, TextLink, toast } from '@urzad/ui';
import { Signature, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnerPart } from '#shared/acting/owner-part';
import { casesKey } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { AskedStep } from '#shared/object/asked-step';
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
  const { remove: words } = useMessages(signMessages);
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const removal = useWrite<void, void>({
    send: (_, key) => removeCase(officeCase, key),
    onDone: () => {
      toast.success(words.done);
      navigate(paths.officeCases, { replace: true });
      void queries.invalidateQueries({ queryKey: casesKey });
    },
  });

  return (
    <AskedStep
      words={words}
      icon={Trash2}
      act="delete"
      open={isAsking}
      onOpenChange={setAsking}
      step={removal}
      reasons={{ acting: words.acting }}
    />
  );
}
