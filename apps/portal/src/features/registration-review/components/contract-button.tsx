import { useQuery } from '@tanstack/react-query';
import type { Contract, Registration } from '@urzad/contract';
import { SEE_CONTRACTS } from '@urzad/grants';
import { Button, Link, toast } from '@urzad/ui';
import { FilePenLine, Signature } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { contractOfQuery, ofContract } from '#shared/entities/contracts/contract-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { prepareContract } from '../api';
import { contractMessages } from '../messages/contract';

/** Prepares the contract of an application whose documents were accepted, or leads to the one that is prepared. */
export function ContractButton({ registration: { id, status } }: { registration: Registration }) {
  const maySee = useSession(({ may }) => may(SEE_CONTRACTS));
  const mayPrepare = useSession(({ may }) => may('cofunding_contract_edit'));
  const { data: contract } = useQuery({ ...contractOfQuery(id), enabled: maySee });
  if (contract) return <ToContract id={contract.id} number={contract.number} />;

  return contract === null && mayPrepare && status === 'contract_stage' && <PrepareButton id={id} />;
}

function ToContract({ id, number }: Pick<Contract, 'id' | 'number'>) {
  const words = useMessages(contractMessages);

  return (
    <Button asChild icon={Signature}>
      <Link href={paths.contract(id)}>{words.open(number)}</Link>
    </Button>
  );
}

function PrepareButton({ id }: { id: number }) {
  const words = useMessages(contractMessages);
  const navigate = useNavigate();
  const step = useStep<Contract>({
    ...ofContract,
    send: (_, key) => prepareContract(id, key),
    onDone: (contract) => {
      toast.success(words.prepared(contract.number));
      void navigate(paths.contract(contract.id));
    },
  });

  return (
    <>
      {step.error && (
        <FormFailure
          title={words.notPrepared}
          error={step.error}
          text={refusalText(step.error, words.reasons)}
        />
      )}
      <Button variant="primary" icon={FilePenLine} loading={step.isPending} onClick={() => step.press()}>
        {words.prepare}
      </Button>
    </>
  );
}
