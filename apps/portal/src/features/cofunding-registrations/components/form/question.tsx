import {
  type FieldSpec,
  formatWholeMoney,
  KNOWN_LOCALITIES,
  optionText,
  PLACES_ELSEWHERE,
  voivodeshipName,
} from '@urzad/domain';
import { answeredTogether, CARE_FORM } from '@urzad/grants';
import { type FormTextField, formOf, RadioCards, TextLink, useLocale } from '@urzad/ui';
import { isDrawnAsRows, SpecField } from '@urzad/ui/spec-field';
import { memo, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PlaceQuestion } from '#shared/entities/localities/place-question';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { type AskedPlace, placeAskedAt } from '../../logic/form/asked-places';
import { useEditor } from '../../logic/form/editor-context';
import { formMessages } from '../../messages/form';
import { ExplanationField } from './explanation-field';
import { RemarkLine } from './remark-line';

/** Which questions are asked, and so their names, is known at run time. */
const { FormField } = formOf<FieldValues>();

export interface QuestionProps {
  /** `lastname`, `children.0.pesel` */
  path: string;
  spec: FieldSpec;
}

/** One question of the form: the widget of its type, the office's remark beside it, read-only when it may not change. */
export const Question = memo(function Question({ path, spec }: QuestionProps) {
  const place = placeAskedAt(path);
  if (place) return <Place path={path} place={place} />;
  return (
    <FormField name={path}>{(field) => <QuestionField path={path} spec={spec} field={field} />}</FormField>
  );
});

function QuestionField({ path, spec, field: bound }: QuestionProps & { field: FormTextField }) {
  const { isEditable } = useEditor();
  const locale = useLocale();
  const hint = useHint(path);
  const field = { ...bound, hint, readOnly: !isEditable(path) };
  const autoComplete = AUTOCOMPLETE[path];

  if (path.endsWith('.care_form'))
    return (
      <>
        <Span isWide>
          <CareForm {...field} label={spec[locale]} required />
        </Span>
        <ExplanationField path={path} />
      </>
    );
  return (
    <>
      <Span isWide={isWide(spec)}>
        <SpecField spec={spec} autoComplete={autoComplete} {...field} />
      </Span>
      <ExplanationField path={path} />
    </>
  );
}

/** Autofill tokens of the applicant's own data (WCAG 1.3.5). */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  secondname: 'additional-name',
  lastname: 'family-name',
  mail: 'email',
};

/** Lists of rows and long texts take both columns. */
const WIDE_TYPES: readonly FieldSpec['type'][] = ['longText', 'declaration', 'yesNo', 'bankAccount'];
const LONG_TEXT = 200;
/** The longest answer that fits a list of half the width. */
const MOST_LETTERS = 32;

function isWide(spec: FieldSpec): boolean {
  const { type, options = [], max = 0 } = spec;
  if (type === 'option') {
    return isDrawnAsRows(spec) || options.some(({ pl }) => pl.length > MOST_LETTERS);
  }
  return WIDE_TYPES.includes(type) || (type === 'text' && max >= LONG_TEXT);
}

function Span({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return <div className={isWide ? 'u:min-w-0 u:tablet:col-span-2' : 'u:min-w-0'}>{children}</div>;
}

/** The question about place, commune and district. */
function Place({ path, place: { names, specs } }: { path: string; place: AskedPlace }) {
  const { isEditable, context } = useEditor();
  const hint = useHint(path);
  const mayLieElsewhere = names.region !== undefined;

  return (
    <div className="u:grid u:min-w-0">
      <PlaceQuestion
        names={names}
        specs={specs}
        localities={context.localities ?? KNOWN_LOCALITIES}
        elsewhere={mayLieElsewhere ? PLACES_ELSEWHERE : undefined}
        usualRegion={context.call.params.region}
        readOnly={!isEditable(path)}
        hint={hint}
      />
      {answeredTogether(path).map((each) => (
        <ExplanationField key={each} path={each} />
      ))}
    </div>
  );
}

/** The forms of care of this call, each with its limit. */
function CareForm(field: Omit<Parameters<typeof RadioCards>[0], 'options'>) {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const { care_forms, cap } = useEditor().context.call.params;

  return (
    <RadioCards
      {...field}
      options={care_forms.map((code) => ({
        value: code,
        label: optionText(CARE_FORM, code, locale),
        side: words.upTo(formatWholeMoney(cap[code] ?? 0)),
      }))}
    />
  );
}

/** Where the number of a provider is found. */
function RegisterHint() {
  const words = useMessages(formMessages);

  return (
    <>
      {words.registerHint}{' '}
      <TextLink href={NURSERY_REGISTER} external>
        {words.openRegister}
      </TextLink>
    </>
  );
}

/** The public register of nurseries, children's clubs and day carers. */
const NURSERY_REGISTER = 'https://rejestr-zlobkow.mrips.gov.pl/';

/** The office's remark, if there is one, replaces the general hint. */
function useHint(path: string): ReactNode {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const { remarkOf, context } = useEditor();
  const remark = answeredTogether(path).map(remarkOf).find(Boolean);
  if (remark) return <RemarkLine text={remark} />;
  if (path.endsWith('.care_months')) return words.monthsHint(context.call.params.months_max);
  if (path === 'decl_rules') {
    return (
      <TextLink href={paths.statute} external>
        {words.readRules}
      </TextLink>
    );
  }
  if (path.endsWith('.provider_register_no')) return <RegisterHint />;
  // The declaration names no voivodeship.
  if (path === 'decl_residence')
    return words.voivodeshipOf(voivodeshipName(context.call.params.region, { locale }));

  return words.hints[path.replace(/^children\.[0-9]+/, 'children')];
}
