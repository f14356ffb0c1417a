import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldErrorText } from '@urzad/domain';
import { Check, X } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon';
import { FoundationPage, FoundationSection } from './testing/foundation-page';

const meta = { title: 'Foundations/Writing' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface Example {
  where: string;
  write: readonly string[];
  not: readonly string[];
}

const EXAMPLES: readonly Example[] = [
  {
    where: 'A button says what it does',
    write: ['Złóż zgłoszenie', 'Dołącz dokument', 'Podpisz umowę', 'Poproś o uzupełnienie', 'Zapisz zmiany'],
    not: ['OK', 'Wyślij', 'Zatwierdź', 'Kliknij tutaj'],
  },
  {
    where: 'Before something is lost, the question names it',
    write: [
      'Czy wycofać zgłoszenie FR/2-2026/00187? Nie da się tego cofnąć.',
      'Usuń plik',
      'Wycofaj zgłoszenie',
    ],
    not: ['Czy na pewno? Tak / Nie'],
  },
  {
    where: 'The error of a field, letter for letter as the specification has it',
    write: [
      fieldErrorText('not-valid-nip', 'pl', { value: '526' }),
      fieldErrorText('not-valid-pesel', 'pl'),
      fieldErrorText('is-empty', 'pl'),
    ],
    not: ['Błąd walidacji 422'],
  },
  {
    where: 'The error of a form: what did not happen, then what to do',
    write: ['Nie wysłaliśmy zgłoszenia. Popraw 2 pola zaznaczone na czerwono.'],
    not: ['Wystąpiły błędy w formularzu'],
  },
  {
    where: 'Our own error: what did not happen, what is safe, what to do',
    write: ['Nie udało się zapisać. Twoje dane są bezpieczne w szkicu. Spróbuj za chwilę.'],
    not: ['Error 500'],
  },
  {
    where: 'Nothing yet',
    write: ['Nie masz jeszcze zgłoszeń. Pierwsze zajmie około 15 minut.'],
    not: ['Brak danych'],
  },
  {
    where: 'Nothing found',
    write: ['Nic nie pasuje do filtrów. Usuń filtr „Miejscowość” albo wyczyść wszystkie.'],
    not: ['0 wyników'],
  },
  {
    where: 'Waiting: who does what, until when',
    write: ['Sprawdzamy Twój wniosek. Odpowiemy do 24 listopada.', 'Wczytujemy Twoje zgłoszenia'],
    not: ['Status: w trakcie procedowania'],
  },
  {
    where: 'Good news: the sum and the day first',
    write: ['Przelaliśmy 1 500,00 zł. Pieniądze będą na koncie do 2 dni roboczych.'],
    not: ['Płatność została zrealizowana!'],
  },
  {
    where: 'A refusal: the reason in plain words, then the way out',
    write: ['Nie możemy przyjąć zgłoszenia, bo dziecko skończyło 3 lata. Możesz się odwołać do 4 grudnia.'],
    not: ['Odmowa z przyczyn formalnych'],
  },
  {
    where: 'Grammar never asks whether one is a man or a woman',
    write: ['Nie masz pewności?'],
    not: ['Nie jesteś pewna?'],
  },
];

const RULES = [
  'Speak to one person and write Ty, Twój and Ci with a capital letter; the office is „my”.',
  'Short sentences, the verb first; the date and the sum before the reason.',
  'No passive voice, no „uprzejmie informujemy”, no exclamation marks.',
  'Time that is left in words: „zostało 10 dni”, „jutro”, „1 dzień po terminie”.',
  'A message that the specification gives stays as it is, letter for letter.',
];

/** The portal's Polish: what to write, and what not (Guide §9). */
export const Polish: Story = {
  tags: ['shown'],
  render: () => (
    <FoundationPage
      title="Writing in Polish"
      lead="Plain, warm, exact. A person reads in a hurry, on a phone, about their own money: say what happens, when, and what to do now."
    >
      <FoundationSection title="Rules">
        <ul className="u:grid u:max-w-text u:list-disc u:gap-2 u:ps-6">
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Examples">
        <ul className="u:grid u:gap-5">
          {EXAMPLES.map((example) => (
            <li key={example.where}>
              <h3 className="u:pb-2 u:text-md">{example.where}</h3>
              <div className="u:grid u:gap-3 u:tablet:grid-cols-2">
                <Texts says="Write" texts={example.write} />
                <Texts says="Not" texts={example.not} />
              </div>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const texts = (name: string) =>
      canvas
        .getAllByRole('list', { name })
        .flatMap((list) => [...list.children].map((item) => item.textContent));
    const written = texts('Write');
    await expect(written.length).toBeGreaterThan(EXAMPLES.length);
    // The rules that a machine can check in the examples.
    for (const text of written) {
      await expect(text).not.toMatch(/!|uprzejmie|został[aeoiy]?\b|\b(ty|twój|twoje|twoja)\b/);
      for (const sentence of text.split(/[.?]\s/)) {
        await expect(sentence.split(' ').length).toBeLessThanOrEqual(12);
      }
    }
    await expect(texts('Not').filter((text) => written.includes(text))).toEqual([]);
  },
};

/** A colour, an icon and a word: right and wrong examples never differ by colour alone. */
function Texts({ says, texts }: { says: 'Write' | 'Not'; texts: readonly string[] }) {
  const good = says === 'Write';

  return (
    <div className="u:rounded-lg u:border u:border-line u:bg-surface u:p-4">
      <p
        className={
          good
            ? 'u:text-sm u:font-semibold u:text-success-text'
            : 'u:text-sm u:font-semibold u:text-error-text'
        }
      >
        <Icon of={good ? Check : X} /> {says}
      </p>
      <ul lang="pl" aria-label={says} className="u:grid u:gap-1 u:pt-1">
        {texts.map((text) => (
          <li key={text} className={good ? undefined : 'u:text-muted'}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
