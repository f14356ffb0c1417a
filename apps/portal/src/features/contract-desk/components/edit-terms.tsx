import type { Contract } from '@urzad/contract';
import { BankAccountField, Button, FormSubmit, formOf, IntField, PriceField, toast } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { Modal } from '@urzad/ui/overlays';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { ofContract } from '#shared/entities/contracts/contract-query';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { ChangedMeanwhile } from '#shared/object/changed-meanwhile';
import { missingSum } from '#shared/object/missing-sum';
import { refusalText } from '#shared/object/refusal-text';
import { useSharedForm } from '#shared/object/use-shared-form';
import { useStep } from '#shared/object/use-step';
import { saveTerms } from '../api';
import { type TermsValues, termsBody, termsErrors, termsValuesOf } from '../logic/terms-form';
import type { ContractStepProps } from '../logic/use-contract-steps';
import { stepMessages } from '../messages/steps';

const { FormField } = formOf<TermsValues>();

/** The terms that the office may write, in a dialog: the others come from the registration and its documents. */
export function EditTerms({ contract, onDecided }: ContractStepProps) {
  const words = useMessages(stepMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button icon={Pencil} onClick={() => setOpen(true)}>
        {words.edit}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title={words.editTitle}>
        <TermsForm
          contract={contract}
          onDone={() => {
            setOpen(false);
            onDecided();
          }}
        />
      </Modal>
    </>
  );
}

function TermsForm({ contract, onDone }: { contract: Contract; onDone: () => void }) {
  const words = useMessages(stepMessages);
  const { form, isChanged } = useSharedForm(termsValuesOf(contract), contract.row_version);
  const step = useStep<Contract, TermsValues>({
    ...ofContract,
    send: (values, key) => saveTerms(contract.id, termsBody(values, contract), key),
    onDone: () => {
      toast.success(words.saved);
      onDone();
    },
  });

  return (
    <RequestForm<TermsValues>
      form={form}
      label={words.editTitle}
      check={termsErrors}
      send={step.submit}
      failure={(error) => {
        const missing = missingSum(error);
        const text = missing ? words.missing(missing) : refusalText(error, words.reasons);
        return <FormFailure title={words.saveRefused} error={error} text={text} />;
      }}
    >
      <ChangedMeanwhile when={isChanged} />
      <p>{words.editText}</p>
      <FormField name="bank_account_number">
        {(field) => <BankAccountField {...field} label={words.account} />}
      </FormField>
      <FormField name="return_deadline">
        {(field) => <DateField {...field} label={words.returnDeadline} />}
      </FormField>
      {contract.care.map(({ position, firstname, lastname }, at) => (
        <fieldset key={position} className="u:grid u:gap-4">
          <legend className="u:pb-2 u:font-semibold">{words.childOf(`${firstname} ${lastname}`)}</legend>
          <FormField name={`care.${at}.care_start`}>
            {(field) => <DateField {...field} required label={words.start} />}
          </FormField>
          <FormField name={`care.${at}.care_months`}>
            {(field) => <IntField {...field} required label={words.months} />}
          </FormField>
          <FormField name={`care.${at}.planned_cost`}>
            {(field) => <PriceField {...field} required label={words.cost} />}
          </FormField>
        </fieldset>
      ))}
      <FormSubmit block>{words.save}</FormSubmit>
    </RequestForm>
  );
}
