import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldErrorCode, isNip } from '@urzad/domain';
import {
  ActionBar,
  Breadcrumbs,
  Button,
  DescriptionList,
  FolderCard,
  Form,
  FormLayout,
  FormStatus,
  FormSubmit,
  formOf,
  NipField,
  NumberedSection,
  PageHeading,
  PriceField,
  ProgressBar,
  RadioCards,
  Stepper,
  TextField,
  YesNo,
  type YesNoValue,
} from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { MainLayout } from '@urzad/ui/layouts';
import { FileField, type FileItem } from '@urzad/ui/uploads';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { PartTitle, Stack } from '../testing/spacing';
import { PARENT_PAGE } from './testing/public-shell';

/** One step of a long form: numbered sections, a summary beside it, files, and a draft that saves itself. */
const meta = { title: 'Screens/Form step', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Answers = {
  care: string;
  provider: string;
  nip: string;
  fee: string;
  start: string;
  otherGrant: YesNoValue | '';
};

const ANSWERS: Answers = {
  care: 'club',
  provider: 'Klub dziecięcy „Skrzat”',
  nip: '525000123',
  fee: '820',
  start: '2027-01-04',
  otherGrant: 'no',
};

const { FormField } = formOf<Answers>();

const STEPS = [
  { label: 'Twoje dane', href: '#dane' },
  { label: 'Kontakt', href: '#kontakt' },
  { label: 'Dziecko', href: '#dziecko' },
  { label: 'Opieka i koszty' },
  { label: 'Sprawdzenie' },
  { label: 'Podpis' },
];

const CARE = [
  { value: 'nursery', label: 'Żłobek', side: 'do 1 140 zł miesięcznie' },
  { value: 'club', label: 'Klub dziecięcy', side: 'do 760 zł miesięcznie' },
  { value: 'carer', label: 'Opiekun dzienny', side: 'do 1 140 zł miesięcznie' },
  { value: 'nanny', label: 'Niania', side: 'do 2 375 zł miesięcznie' },
];

const FILES: readonly FileItem[] = [
  { id: '1', name: 'umowa-klub-skrzat.pdf', size: 862_372, text: 'Umowa z placówką' },
  { id: '2', name: 'zaswiadczenie-z-placowki.pdf', size: 421_970, upload: { phase: 'active', progress: 64 } },
  {
    id: '3',
    name: 'IMG_2041.heic',
    size: 2_100_000,
    upload: { phase: 'error', message: 'Zły format pliku. Zapisz zdjęcie jako JPG.' },
  },
];

/** The rules of the kit: the same function checks on the server. */
function check({ provider, nip }: Answers): Record<string, FieldErrorCode> {
  return {
    ...(provider.trim() === '' && { provider: 'is-empty' }),
    ...(!isNip(nip) && { nip: 'not-valid-nip' }),
  };
}

function FormStep() {
  return (
    <MainLayout {...PARENT_PAGE}>
      <Stack>
        <PageHeading
          title="Opieka i koszty"
          breadcrumbs={
            <Breadcrumbs
              items={[{ label: 'Moje zgłoszenia', href: '#zgloszenia' }]}
              current="Nowe zgłoszenie"
            />
          }
        />
        <Stepper steps={STEPS} current={3} />
        <FormLayout aside={<Summary />}>
          <Form<Answers>
            label="Opieka i koszty"
            defaultValues={ANSWERS}
            check={check}
            send={async () => undefined}
          >
            <Care />
            <NumberedSection number="4.4" title="Załączniki">
              <Attachments />
            </NumberedSection>
            <ActionBar
              back={<Button icon={ArrowLeft}>Wstecz</Button>}
              status={<FormStatus state="saved">Szkic zapisany o 14:32</FormStatus>}
            >
              <FormSubmit iconEnd={ArrowRight}>Dalej</FormSubmit>
            </ActionBar>
          </Form>
        </FormLayout>
      </Stack>
    </MainLayout>
  );
}

function Care() {
  return (
    <>
      <NumberedSection number="4.1" title="Forma opieki">
        <FormField name="care" as="value">
          {(field) => <RadioCards label="Kto opiekuje się dzieckiem?" options={CARE} required {...field} />}
        </FormField>
      </NumberedSection>
      <NumberedSection number="4.2" title="Placówka">
        <FormField name="provider">
          {(field) => <TextField label="Nazwa placówki" required {...field} />}
        </FormField>
        <FormField name="nip">{(field) => <NipField label="NIP placówki" required {...field} />}</FormField>
      </NumberedSection>
      <NumberedSection number="4.3" title="Koszty i czas opieki">
        <FormField name="fee" as="value">
          {(field) => (
            <PriceField label="Miesięczna opłata" hint="Bez wyżywienia i wpisowego" required {...field} />
          )}
        </FormField>
        <FormField name="start">
          {(field) => (
            <DateField
              label="Początek opieki"
              hint="Pierwszy dzień w placówce"
              today="2026-11-20"
              required
              {...field}
            />
          )}
        </FormField>
        <FormField name="otherGrant" as="value">
          {(field) => <YesNo label="Czy dostajesz na tę opiekę inne dofinansowanie?" required {...field} />}
        </FormField>
      </NumberedSection>
    </>
  );
}

function Attachments() {
  const [files, setFiles] = useState(FILES);

  return (
    <FileField
      label="Dokumenty"
      hint="Umowa z placówką i zaświadczenie od pracodawcy."
      multiple
      required
      files={files}
      onAdd={(added) =>
        setFiles([...files, ...added.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size }))])
      }
      onRemove={({ id }) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

function Summary() {
  return (
    <FolderCard number="szkic-240" tone="accent">
      <Stack gap="space-3">
        <PartTitle>Twoje zgłoszenie</PartTitle>
        <DescriptionList
          items={[
            { term: 'Dziecko', value: 'Jan Wroński, ur. 18 lutego 2026' },
            { term: 'Opieka', value: 'Klub dziecięcy „Skrzat”' },
            { term: 'Dofinansowanie', value: '760,00 zł × 12' },
            { term: 'Razem do', value: '9 120,00 zł', strong: true },
          ]}
        />
        <ProgressBar value={21} max={26} label="Wypełniono" valueText="21 z 26 pól" />
      </Stack>
    </FolderCard>
  );
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <FormStep />,
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Opieka i koszty' }));
    await expect(form.getByRole('radio', { name: 'Klub dziecięcy' })).toBeChecked();
    await expect(form.getByRole('region', { name: 'Załączniki' })).toHaveTextContent('4.4');
    await expect(form.getByText('Szkic zapisany o 14:32')).toBeVisible();
    await expect(await form.findByText('umowa-klub-skrzat.pdf')).toBeVisible();
  },
};
