import type { Locator, Page } from '@playwright/test';
import {
  communityText,
  type FieldSpec,
  isShown,
  KNOWN_LOCALITIES,
  type Locale,
  localitiesNamed,
  optionOf,
  toPriceText,
} from '@urzad/domain';
import { askedChildField, CHILD_FIELDS, PERSON_FIELDS, type RegistrationFormStep } from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';

type Answers = Readonly<Record<string, string | number | null | object>>;

/** The button that adds a child. */
const ADD_CHILD: Record<Locale, string> = { pl: 'Dodaj kolejne dziecko', en: 'Add another child' };

/** Answers the questions of a step by their labels, as a person does. @param locale in which they read the portal */
export async function fillStep(
  page: Page,
  step: RegistrationFormStep,
  form: RegistrationForm,
  locale: Locale = 'pl',
) {
  await fillFields(page.getByRole('main'), { step, locale, fields: PERSON_FIELDS, answers: { ...form } });
  for (const [at, child] of form.children.entries()) {
    if (step !== 4 && step !== 5) return;
    const section = page.getByRole('region').filter({ hasText: new RegExp(`^${step}\\.${at + 1}`) });
    if (step === 4 && (await section.count()) === 0) {
      await page.getByRole('button', { name: ADD_CHILD[locale] }).click();
    }
    await fillFields(section, { step, locale, fields: CHILD_FIELDS, answers: { ...child } });
  }
}

interface Filling {
  step: RegistrationFormStep;
  locale: Locale;
  fields: Readonly<Record<string, FieldSpec>>;
  answers: Answers;
}

async function fillFields(scope: Locator, { step, locale, fields, answers }: Filling) {
  const texts = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  for (const [name, spec] of Object.entries(fields)) {
    const value = answers[name];
    if (spec.step !== step || value === null || value === undefined || value === '') continue;
    if (typeof value === 'object' || !isShown(spec, texts) || FOLLOWING.includes(name)) continue;
    const community = COMMUNES[name];
    if (community) {
      const place = { city: String(value), community: String(answers[community] ?? '') };
      await answerPlace(scope, { name: spec[locale], locale, ...place });
      continue;
    }
    const asked = name === 'provider_name' ? askedChildField(name, texts.care_form ?? '') : spec;
    await answer(scope, { spec: asked, locale, value: typedOf(spec, value) });
  }
}

/** Derived, or answered together with the place. */
const FOLLOWING = [
  'region',
  'district',
  'community',
  'provider_region',
  'provider_district',
  'provider_community',
];
/** Questions for a place, by the name of their commune field. */
const COMMUNES: Readonly<Record<string, string>> = {
  city: 'community',
  provider_city: 'provider_community',
};

interface PlaceAnswer {
  /** Of the field. */
  name: string;
  locale: Locale;
  city: string;
  community: string;
}

/** Chooses the place among those of its name, as a person does. */
async function answerPlace(scope: Locator, { name, locale, ...place }: PlaceAnswer) {
  const field = scope.getByRole('combobox', { name, exact: true });
  await field.fill(place.city);
  const where = `${place.city}, ${communityText(place.community, locale)}`;
  const option = field.page().getByRole('option', { name: where });
  // A unique name is chosen by typing it. The list is loaded.
  if (localitiesNamed(place.city, KNOWN_LOCALITIES).length > 1) await option.click();
  else await field.page().keyboard.press('Escape');
}

interface Answer {
  spec: FieldSpec;
  locale: Locale;
  /** A code where there are options, else what is typed. */
  value: string;
}

/** Answers one question. */
async function answer(scope: Locator, { spec, locale, value }: Answer) {
  const name = spec[locale];
  if (spec.type === 'declaration') return scope.getByRole('checkbox', { name }).check();
  if (spec.type !== 'option' && spec.type !== 'yesNo') {
    return scope.getByRole('textbox', { name, exact: true }).fill(value);
  }

  const list = scope.getByRole('combobox', { name, exact: true });
  if (await list.isVisible()) return void (await list.selectOption(value));
  const label = optionOf(spec.options ?? [], value)?.[locale] ?? value;
  await scope.getByRole('radiogroup', { name, exact: true }).getByText(label, { exact: true }).click();
}

function typedOf({ type }: FieldSpec, value: string | number): string {
  return type === 'price' && typeof value === 'number' ? toPriceText(value) : String(value);
}
