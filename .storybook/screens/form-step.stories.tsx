import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOfTyped, type FieldSpec, fieldRefusals } from '@urzad/domain';
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
import { expect, within } from 'storybook/test';
import { hand } from '../../packages/ui/src/internal/testing/hand';
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
  files: readonly FileItem[];
};

const STEPS = [
  { label: 'Twoje dane', href: '#dane' },
  { label: 'Kontakt', href: '#kontakt' },
  { label: 'Dziecko', href: '#dziecko' },
  { label: 'Opieka i koszty' },
  { label: 'Sprawdzenie' },
  { label: 'Podpis' },
];

const CARE = [
  { code: 'nursery', pl: 'Żłobek', en: 'Nursery', side: 'do 1 140 zł miesięcznie' },
  { code: 'club', pl: 'Klub dziecięcy', en: 'Day care club', side: 'do 760 zł miesięcznie' },
  { code: 'carer', pl: 'Opiekun dzienny', en: 'Day carer', side: 'do 1 140 zł miesięcznie' },
  { code: 'nanny', pl: 'Niania', en: 'Nanny', side: 'do 2 375 zł miesięcznie' },
];

const CARE_CARDS = CARE.map(({ code, pl, side }) => ({ value: code, label: pl, side }));

const TODAY = '2026-11-20';

const FIELDS = {
  care: {
    step: 4,
    type: 'option',
    pl: 'Kto opiekuje się dzieckiem?',
    en: 'Care',
    required: true,
    options: CARE,
  },
  provider: { step: 4, type: 'text', pl: 'Nazwa placówki', en: 'Name', required: true },
  nip: { step: 4, type: 'nip', pl: 'NIP placówki', en: 'Tax number', required: true },
  fee: { step: 4, type: 'price', pl: 'Miesięczna opłata', en: 'Monthly fee', required: true, min: 1 },
  start: { step: 4, type: 'date', pl: 'Początek opieki', en: 'Beginning', required: true },
  otherGrant: {
    step: 4,
    type: 'toggle',
    pl: 'Czy dostajesz na tę opiekę inne dofinansowanie?',
    en: 'Do you get another grant for this care?',
    required: true,
  },
} as const satisfies Record<string, FieldSpec>;

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

const ANSWERS: Answers = {
  care: 'club',
  provider: 'Klub dziecięcy „Skrzat”',
  nip: '525000123',
  fee: '820',
  start: '2027-01-04',
  otherGrant: 'no',
  files: FILES,
};

const { FormField } = formOf<Answers>();

/** The rules of the kit: the same judge on the server. A file that could not be uploaded is none. */
function check({ files, ...answers }: Answers) {
  const isAttached = files.some(({ upload }) => upload?.phase !== 'error');
  return {
    ...fieldRefusals(FIELDS, answersOfTyped(FIELDS, answers), { today: TODAY }),
    ...(!isAttached && { files: 'is-empty' as const }),
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
              <FormField name="files" as="value">
                {({ value, onValueChange, ...field }) => (
                  <FileField
                    label="Dokumenty"
                    hint="Umowa z placówką i zaświadczenie od pracodawcy."
                    multiple
                    required
                    files={value}
                    onAdd={(added) => onValueChange([...value, ...added.map(asItem)])}
                    onRemove={({ id }) => onValueChange(value.filter((file) => file.id !== id))}
                    {...field}
                  />
                )}
              </FormField>
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
          {(field) => <RadioCards label={FIELDS.care.pl} options={CARE_CARDS} required {...field} />}
        </FormField>
      </NumberedSection>
      <NumberedSection number="4.2" title="Placówka">
        <FormField name="provider">
          {(field) => <TextField label={FIELDS.provider.pl} required {...field} />}
        </FormField>
        <FormField name="nip">{(field) => <NipField label={FIELDS.nip.pl} required {...field} />}</FormField>
      </NumberedSection>
      <NumberedSection number="4.3" title="Koszty i czas opieki">
        <FormField name="fee" as="value">
          {(field) => (
            <PriceField label={FIELDS.fee.pl} hint="Bez wyżywienia i wpisowego" required {...field} />
          )}
        </FormField>
        <FormField name="start">
          {(field) => (
            <DateField
              label={FIELDS.start.pl}
              hint="Pierwszy dzień w placówce"
              today={TODAY}
              required
              {...field}
            />
          )}
        </FormField>
        <FormField name="otherGrant" as="value">
          {(field) => <YesNo label={FIELDS.otherGrant.pl} required {...field} />}
        </FormField>
      </NumberedSection>
    </>
  );
}

function asItem({ name, size }: File): FileItem {
  return { id: crypto.randomUUID(), name, size };
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

export const RefusesWhatTheServerWould: StoryObj<typeof meta> = {
  render: () => <FormStep />,
  play: async ({ canvas }) => {
    const fee = canvas.getByRole('textbox', { name: /^Miesięczna opłata/ });
    await hand.clear(fee);
    await hand.clear(canvas.getByRole('textbox', { name: /^Początek opieki/ }));
    await hand.type(fee, '0{Enter}');
    await expect(await canvas.findByRole('heading', { name: /^Popraw 4 pola/ })).toBeVisible();
    for (const label of ['NIP placówki', 'Miesięczna opłata', 'Początek opieki', 'Dokumenty'])
      await expect(canvas.getByRole('link', { name: new RegExp(label) })).toBeVisible();
  },
};
