import type { Locator, Page } from '@playwright/test';
import {
  communityText,
  type FieldSpec,
  isShown,
  KNOWN_LOCALITIES,
  localitiesNamed,
  optionOf,
  toPriceText,
} from '@urzad/domain';
import { askedChildField, CHILD_FIELDS, PERSON_FIELDS, type RegistrationFormStep } from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';

type Answers = Readonly<Record<string, string | number | null | object>>;

/** Answers the questions of a step by their labels, as a person does. */
export async function fillStep(page: Page, step: RegistrationFormStep, form: RegistrationForm) {
  await fillFields(page.getByRole('main'), { step, fields: PERSON_FIELDS, answers: { ...form } });
  for (const [at, child] of form.children.entries()) {
    if (step !== 4 && step !== 5) return;
    const section = page.getByRole('region').filter({ hasText: new RegExp(`^${step}\\.${at + 1}`) });
    if (step === 4 && (await section.count()) === 0) {
      await page.getByRole('button', { name: 'Dodaj kolejne dziecko' }).click();
    }
    await fillFields(section, { step, fields: CHILD_FIELDS, answers: { ...child } });
  }
}

interface Filling {
  step: RegistrationFormStep;
  fields: Readonly<Record<string, FieldSpec>>;
  answers: Answers;
}

async function fillFields(scope: Locator, { step, fields, answers }: Filling) {
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
      await answerPlace(scope, spec.pl, place);
      continue;
    }
    const asked = name === 'provider_name' ? askedChildField(name, texts.care_form ?? '') : spec;
    await answer(scope, asked, typedOf(spec, value));
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

/** Chooses the place among those of its name, as a person does. */
async function answerPlace(scope: Locator, name: string, place: { city: string; community: string }) {
  const field = scope.getByRole('combobox', { name, exact: true });
  await field.fill(place.city);
  const where = `${place.city}, ${communityText(place.community, 'pl')}`;
  const option = field.page().getByRole('option', { name: where });
  // A unique name is chosen by typing it. The list is loaded.
  if (localitiesNamed(place.city, KNOWN_LOCALITIES).length > 1) await option.click();
  else await field.page().keyboard.press('Escape');
}

/** Answers one question. `value` is a code where there are options, else what is typed. */
async function answer(scope: Locator, spec: FieldSpec, value: string) {
  const name = spec.pl;
  if (spec.type === 'declaration') return scope.getByRole('checkbox', { name }).check();
  if (spec.type !== 'option' && spec.type !== 'yesNo') {
    return scope.getByRole('textbox', { name, exact: true }).fill(value);
  }

  const list = scope.getByRole('combobox', { name, exact: true });
  if (await list.isVisible()) return void (await list.selectOption(value));
  const label = optionOf(spec.options ?? [], value)?.pl ?? value;
  await scope.getByRole('radiogroup', { name, exact: true }).getByText(label, { exact: true }).click();
}

function typedOf({ type }: FieldSpec, value: string | number): string {
  return type === 'price' && typeof value === 'number' ? toPriceText(value) : String(value);
}
