import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AutocompleteField } from '../autocomplete-field/autocomplete-field';
import { BankAccountField } from '../bank-account-field/bank-account-field';
import { Checkbox } from '../checkbox/checkbox';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { CityField } from '../city-field/city-field';
import { CodeField } from '../code-field/code-field';
import { ColourField } from '../colour-field/colour-field';
import { DateField } from '../date-field/date-field';
import { DateRange } from '../date-range/date-range';
import { DatetimeField } from '../datetime-field/datetime-field';
import { IntField } from '../int-field/int-field';
import { MailField } from '../mail-field/mail-field';
import { MemorableDate } from '../memorable-date/memorable-date';
import { MonthField } from '../month-field/month-field';
import { NipField } from '../nip-field/nip-field';
import { NumberField } from '../number-field/number-field';
import { PasswordField } from '../password-field/password-field';
import { PeselField } from '../pesel-field/pesel-field';
import { PhoneField } from '../phone-field/phone-field';
import { PostalCodeField } from '../postal-code-field/postal-code-field';
import { PriceField } from '../price-field/price-field';
import { RadioCards } from '../radio-cards/radio-cards';
import { RadioGroup } from '../radio-group/radio-group';
import { RadioSwitch } from '../radio-switch/radio-switch';
import { RangeField } from '../range-field/range-field';
import { RegonField } from '../regon-field/regon-field';
import { SelectField } from '../select-field/select-field';
import { Tags } from '../tags/tags';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { TextList } from '../text-list/text-list';
import { TimeField } from '../time-field/time-field';
import { Toggle } from '../toggle/toggle';
import { UrlField } from '../url-field/url-field';
import { WeekField } from '../week-field/week-field';
import { YesNo } from '../yes-no/yes-no';

const TODAY = '2027-02-10';
const FORMS_OF_CARE = [
  { value: 'ZLOBEK', label: 'Żłobek', side: 'do 1 140 zł miesięcznie' },
  { value: 'KLUB', label: 'Klub dziecięcy', side: 'do 760 zł miesięcznie' },
];

interface EveryFieldProps {
  state: { error?: string; disabled?: boolean; readOnly?: boolean };
}

/** Each field of the kit once, all in one state. */
function EveryField({ state }: EveryFieldProps) {
  return (
    <div className="grid items-start gap-5 tablet:grid-cols-2 desktop:grid-cols-3">
      <TextField {...state} label="Imię" defaultValue="Żółcisława" />
      <PasswordField {...state} label="Hasło" defaultValue="Zimowe-12" />
      <CodeField {...state} label="Kod z wiadomości" defaultValue="417025" />
      <PeselField {...state} label="PESEL" today={TODAY} defaultValue="44051401359" />
      <NipField {...state} label="NIP placówki" defaultValue="5250001237" />
      <PhoneField {...state} label="Telefon" defaultValue="600 123 456" />
      <PostalCodeField {...state} label="Kod pocztowy" defaultValue="73-108" />
      <CityField {...state} label="Miejscowość" defaultValue="Stargard" />
      <BankAccountField {...state} label="Numer rachunku" defaultValue="74 9990 0009 0000 0000 0000 0001" />
      <PriceField {...state} label="Miesięczna opłata" defaultValue="1140.00" />
      <IntField {...state} label="Liczba miesięcy" defaultValue="12" suffix="mies." />
      <DateField {...state} label="Początek opieki" today={TODAY} defaultValue="2027-05-01" />
      <SelectField {...state} label="Forma opieki" options={selectable} defaultValue="KLUB" />
      <YesNo {...state} label="Czy pracujesz?" defaultValue="yes" />
      <RadioGroup {...state} label="Forma opieki" options={FORMS_OF_CARE} defaultValue="KLUB" />
      <RadioCards
        {...state}
        label="Kto opiekuje się dzieckiem?"
        options={FORMS_OF_CARE}
        defaultValue="KLUB"
      />
      <CheckboxGroup {...state} label="Co Was dotyczy?" options={FORMS_OF_CARE} defaultValue={['KLUB']} />
      <TextArea {...state} label="Uzasadnienie" maxLength={500} defaultValue="Żłobek otwiera się 1 maja." />
      <NumberField {...state} label="Metraż sali" suffix="m²" defaultValue="42.5" />
      <RangeField {...state} label="Ile miesięcy opieki?" min={1} max={12} unit="mies." defaultValue={6} />
      <MailField {...state} label="Adres e-mail" defaultValue="natalia.wronska@poczta.example" />
      <UrlField {...state} label="Strona placówki" defaultValue="https://zlobek.example" />
      <RegonField {...state} label="REGON" defaultValue="123456785" />
      <TimeField {...state} label="Godzina spotkania" defaultValue="08:30" />
      <MonthField {...state} label="Pierwszy miesiąc" today={TODAY} defaultValue="2027-05" />
      <WeekField {...state} label="Tydzień kontroli" today={TODAY} defaultValue="2027-W05" />
      <DatetimeField {...state} label="Początek naboru" today={TODAY} defaultValue="2027-02-08 08:00:00" />
      <MemorableDate {...state} label="Data urodzenia" today={TODAY} defaultValue="1985-03-27" />
      <DateRange
        {...state}
        label="Okres opieki"
        today={TODAY}
        defaultValue={{ from: '2027-05-01', to: '2027-08-31' }}
      />
      <RadioSwitch {...state} label="Stan sprawy" options={SIDES} defaultValue="open" />
      <TextList {...state} label="Załączane dokumenty" defaultValue={['Umowa z placówką']} />
      <Tags {...state} label="Słowa kluczowe" defaultValue="dzieci,praca" />
      <AutocompleteField
        {...state}
        label="Placówka"
        lookup={async () => PLACES}
        known={PLACES}
        defaultValue="17"
      />
      <ColourField {...state} label="Kolor teczki" defaultValue="#1a7f5c" />
      <Toggle {...state} label="Powiadamiaj mnie e-mailem" defaultChecked />
      <Checkbox {...state} label="Znam treść umowy i chcę ją podpisać." defaultChecked />
    </div>
  );
}

const PLACES = [{ value: '17', label: 'Żłobek „Bajka”, Szczecin' }];

const SIDES = [
  { value: 'open', name: 'Otwarta' },
  { value: 'closed', name: 'Zamknięta' },
];

const selectable = FORMS_OF_CARE.map(({ value, label }) => ({ value, label }));

const meta = {
  title: 'Forms/Overview',
  component: EveryField,
  args: { state: {} },
} satisfies Meta<typeof EveryField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Invalid: Story = {
  args: { state: { error: 'Pole jest wymagane' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Pole jest wymagane')).toHaveLength(36);
  },
};
export const Disabled: Story = { args: { state: { disabled: true } } };
export const ReadOnly: Story = { args: { state: { readOnly: true } } };

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByText('Born 14 May 1944, 82 years old')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
  },
};
