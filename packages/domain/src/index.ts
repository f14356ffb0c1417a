// Over 300 lines: the list of all exports of the package, one line for each name.
export {
  CODE_LENGTH,
  mailError,
  newPasswordError,
  oneTimeCodeError,
  recoveryCodeError,
  repeatedPasswordError,
  secondFactorCodeError,
} from './accounts/account-rules';
export {
  containsPersonalData,
  isPasswordStrongEnough,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordRequirements,
  type PasswordStrength,
  passwordRequirements,
  strengthOf,
} from './accounts/password';
export { hasEvery } from './accounts/privileges';
export { NO_ROLE, USER_TYPE, type UserType, userTypeName } from './accounts/user-type';
export {
  isColour,
  isProjectColour,
  PROJECT_COLOURS,
  type ProjectColour,
  type StatusColour,
  type StatusInfo,
} from './colours/colour';
export { contrast, LEAST_CONTRAST } from './colours/contrast';
export { COLOUR_EXAMPLE, FIRST_OWN_COLOUR, parseTypedColour } from './colours/typed-colour';
export { type ApplicationPlace, applicationAddress } from './contacts/application-address';
export { EMAIL_MAX_LENGTH, isEmail, normaliseEmail } from './contacts/email';
export { formatPhone, isPhone, toE164 } from './contacts/phone';
export { isUrl } from './contacts/url';
export { ageText } from './dates/age-text';
export {
  type DateTextOptions,
  dateText,
  dayText,
  exactMomentText,
  exactTimeText,
  longDateText,
  momentText,
  nearDayText,
  timeText,
  weekdayText,
} from './dates/date-text';
export {
  type DateTime,
  getMoment,
  isDateTime,
  momentOf,
  parseTypedDateTime,
  typedTimeIn,
} from './dates/date-time';
export {
  addDays,
  addMonths,
  DAY_MS,
  daysBetween,
  daysInMonth,
  getIsoDate,
  type IsoDate,
  isIsoDate,
  isLeapYear,
  partsOf,
  toIsoDate,
  warsawDate,
  wholeMonthsBetween,
} from './dates/iso-date';
export { type IsoMonth, isIsoMonth, monthName, monthText, parseTypedMonth } from './dates/iso-month';
export { firstDayOf, type IsoWeek, isIsoWeek, parseTypedWeek, weekOf } from './dates/iso-week';
export { onlineText } from './dates/online-status';
export { isPublicHoliday, publicHolidayName } from './dates/public-holidays';
export { termEnd } from './dates/term-end';
export { type TimeLeft, timeLeft } from './dates/time-left';
export { isTimeOfDay, parseTypedTime, type TimeOfDay } from './dates/time-of-day';
export { parseTypedDate } from './dates/typed-date';
export { weekdayOf } from './dates/weekday-name';
export {
  addWorkingDays,
  isWorkingDay,
  workingDaysBefore,
  workingDaysSince,
} from './dates/working-days';
export { answerErrorText, answerText } from './fields/answer-text';
export { type Bounds, LARGEST_INT, lengthError, numberBoundsError, RANGE_BOUNDS } from './fields/bounds';
export {
  type BrokenBound,
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  type FieldErrorParams,
  type FieldErrors,
  type FieldRefusal,
  fieldErrorText,
  isFieldErrorCode,
} from './fields/field-errors';
export type { DaySpan } from './fields/field-facts';
export {
  type FieldRefusals,
  fieldError,
  fieldErrorCodes,
  fieldErrors,
  fieldRefusals,
  type RefusalOptions,
} from './fields/field-rules';
export {
  type Answers,
  type FieldSpec,
  type FieldsValue,
  isShown,
  meetsCondition,
} from './fields/field-spec';
export { FIELD_TYPES, type FieldType } from './fields/field-types';
export { privateNames, withoutPrivate } from './fields/private-answers';
export { areTags, partTags, type TagRefusal, type TagRules, tagsOf } from './fields/tags';
export { DRAFT_TEXT_MAX, textMaxOf } from './fields/text-length';
export { answersOfTyped, emptyAnswers, typedOfAnswers } from './fields/typed-answers';
export {
  ATTACHMENT_EXTENSIONS,
  AVATAR_EXTENSIONS,
  extensionOf,
  hasExtension,
  isHiddenOrSystemName,
  isImageName,
  type MediaKind,
  PICTURE_EXTENSIONS,
  type UploadErrorCode,
  type UploadRules,
  uploadError,
  withOtherNames,
} from './files/attachments';
export { BEGINNING_BYTES, beginningRefusal, beginsAsPdf, PICTURE_PIXELS_MAX } from './files/beginning';
export { FILE_LIMIT_BYTES, formatBytes, formatStorage, STORAGE_LIMIT_BYTES } from './files/bytes';
export { CHUNK_BYTES } from './files/chunk-bytes';
export { FILE_NAME_MAX } from './files/file-name-max';
export { areFileNames, fileNamesOf, joinFileNames } from './files/file-names';
export { type RefusedFile, type UploadRefusal, uploadRefusalText } from './files/upload-refusal';
export { formatBankAccount, isBankAccount, normaliseBankAccount } from './identifiers/bank-account';
export { isNip, type NipError, nipError, normaliseNip } from './identifiers/nip';
export { ageOn, birthDateOf, isPesel, type Pesel, type Sex, sexOf } from './identifiers/pesel';
export { isRegon } from './identifiers/regon';
export {
  formatAmount,
  formatMoney,
  formatWholeMoney,
  type Grosze,
  parsePrice,
  roundHalfUp,
  toPriceText,
} from './money/money';
export { type PercentTextOptions, percentText } from './money/percent-text';
export { decimalText, hasThousands, isIntText, isNumberText, parseNumber } from './money/typed-number';
export { avatarColourGroup, initialsOf } from './people/initials';
export { isPersonName, NAME_MAX_LENGTH } from './people/person-name';
export { CITIES } from './places/cities';
export { isCity, suggestCities } from './places/city';
export { type Commune, type CommuneKind, communeCode, findCommune, GMINY } from './places/communes';
export { KNOWN_LOCALITIES, type Locality } from './places/known-localities';
export {
  communityText,
  isLocalityName,
  LOCALITY_NAME_MAX,
  localitiesNamed,
  placeErrors,
  suggestLocalities,
} from './places/localities';
export { PLACES_ELSEWHERE } from './places/places-elsewhere';
export { formatPostalCode, isPostalCode, isPostalCodeUsualIn } from './places/postal-code';
export {
  POWIAT,
  REGIONS_WITH_COMMUNES,
  regionOf,
  regionText,
  voivodeshipName,
  WOJEWODZTWO,
} from './places/regions';
export { type ColumnFilter, filterTest, isNarrowing } from './tables/column-filter';
export {
  COLUMN_OPERATION_CODES,
  COLUMN_OPERATIONS,
  type ColumnOperation,
  type ColumnType,
  type ColumnValue,
  columnOperation,
  isEmptyCell,
} from './tables/column-operations';
export { columnExport, columnText } from './tables/column-text';
export { csvText } from './tables/csv';
export {
  numberedColumns,
  openingPreset,
  PRESET_NAME_MAX,
  type TablePreset,
  type TablePresetColumn,
  type TablePresetFilters,
} from './tables/table-preset';
export { asSpecified, isAsSpecified } from './words/as-specified';
export { COUNTED_THINGS } from './words/counted-things';
export { COUNTED_TIMES } from './words/counted-times';
export { foldForSearch, hasWords, searchWords } from './words/fold-for-search';
export { hardSpaces, typeset } from './words/hard-spaces';
export { isBlank } from './words/hidden-marks';
export type { Locale } from './words/locale';
export { NO_VALUE } from './words/no-value';
export { numberText } from './words/number-text';
export { codesOf, type Option, optionOf, optionText, YES_NO, type YesNo } from './words/option';
export { COUNTED, type CountedWord, countText, LEFT_WORD, pluralOf } from './words/plural';
export { comparePolish, polishSortKey } from './words/polish-order';
export { tidyFreeText, tidyText } from './words/tidy-text';
