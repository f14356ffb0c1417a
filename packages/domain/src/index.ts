// Over 300 lines: the list of all that the package offers, one line for each name.
export {
  CODE_LENGTH,
  mailError,
  newPasswordError,
  oneTimeCodeError,
  repeatedPasswordError,
} from './account-rules';
export { ageText } from './age-text';
export { answerErrorText, answerText } from './answer-text';
export {
  correctionsLeft,
  POINTS_MAX,
  pointsErrors,
  REASON_MAX,
  REASON_MIN,
  reasonError,
} from './assessment';
export {
  ATTACHMENT_EXTENSIONS,
  extensionOf,
  isHiddenOrSystemName,
  isImageName,
  type MediaKind,
  PICTURE_EXTENSIONS,
  type UploadErrorCode,
  type UploadRules,
  uploadError,
} from './attachments';
export { formatBankAccount, isBankAccount, normaliseBankAccount } from './bank-account';
export { type Bounds, LARGEST_INT, lengthError, numberBoundsError } from './bounds';
export { FILE_LIMIT_BYTES, formatBytes, formatStorage, STORAGE_LIMIT_BYTES } from './bytes';
export {
  CALL_PRESETS,
  type CallParams,
  type CallPreset,
  type CallTerms,
  CRITERIA,
  type CriterionCode,
} from './call-params';
export {
  acceptsDrafts,
  CALL_STATUS_CODES,
  CALL_STATUSES,
  type CallStatus,
  isCallStatus,
} from './call-status';
export { acceptsSending, type CallDates, type CallEnd, callEndAt, callStatusAt } from './call-time';
export { CALL_STEPS, type CallStep, callStatusAfter, callStepsFrom } from './call-workflow';
export { CERTIFICATE_KINDS, type CertificateKind, isCertificateKind } from './certificate-kinds';
export { CITIES } from './cities';
export { isCity, suggestCities } from './city';
export { isColour, isProjectColour, PROJECT_COLOURS, type ProjectColour } from './colour';
export { type ColumnFilter, filterTest, isNarrowing } from './column-filter';
export {
  COLUMN_OPERATION_CODES,
  COLUMN_OPERATIONS,
  type ColumnOperation,
  type ColumnType,
  type ColumnValue,
  columnOperation,
  isEmptyCell,
} from './column-operations';
export { columnExport, columnText } from './column-text';
export { type Commune, type CommuneKind, communeCode, findCommune, GMINY } from './communes';
export { contrast, LEAST_CONTRAST } from './contrast';
export { COUNTED_THINGS } from './counted-things';
export { csvText } from './csv';
export {
  type DateTextOptions,
  dateText,
  dayText,
  exactMomentText,
  type Locale,
  longDateText,
  momentText,
  nearDayText,
  timeText,
  weekdayText,
} from './date-text';
export { type DateTime, isDateTime, parseTypedDateTime, typedTimeIn } from './date-time';
export {
  CARE_FORM,
  type CareForm,
  codesOf,
  FILE_KIND,
  type FileKind,
  ISCED,
  KRAJ,
  LABOUR,
  type LabourStatus,
  LEAVE_KIND,
  type Option,
  OTHER_PUBLIC_SUPPORT,
  type OtherPublicSupport,
  optionOf,
  RELATION,
  RETURN_FORM,
  type Relation,
  SEX,
  YES_NO,
  YES_NO_REFUSED,
  type YesNo,
} from './dictionaries';
export {
  type CriterionPoints,
  eligibilityErrors,
  isOutsideAge,
  isTooYoungForCare,
  points,
  supportEnd,
} from './eligibility';
export { EMAIL_MAX_LENGTH, isEmail, normaliseEmail } from './email';
export {
  type BrokenBound,
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  type FieldErrorParams,
  type FieldErrors,
  type FieldRefusal,
  fieldErrorText,
  isFieldErrorCode,
} from './field-errors';
export {
  type FieldRefusals,
  fieldError,
  fieldErrorCodes,
  fieldErrors,
  fieldRefusals,
  type RefusalOptions,
} from './field-rules';
export { type DaySpan, type FieldSpec, type FieldsValue, type FieldType, isShown } from './field-spec';
export { areFileNames, fileNamesOf, joinFileNames } from './file-names';
export { hardSpaces } from './hard-spaces';
export { isBlank } from './hidden-marks';
export { avatarColourGroup, initialsOf } from './initials';
export {
  addDays,
  addMonths,
  DAY_MS,
  daysBetween,
  daysInMonth,
  type IsoDate,
  isIsoDate,
  isLeapYear,
  partsOf,
  toIsoDate,
  warsawDate,
} from './iso-date';
export { type IsoMonth, isIsoMonth, monthName, monthText, parseTypedMonth } from './iso-month';
export { firstDayOf, type IsoWeek, isIsoWeek, parseTypedWeek, weekOf } from './iso-week';
export { KNOWN_LOCALITIES, type Locality } from './known-localities';
export {
  communityText,
  isLocalityName,
  LOCALITY_NAME_MAX,
  localitiesNamed,
  suggestLocalities,
} from './localities';
export {
  formatMoney,
  formatWholeMoney,
  type Grosze,
  parsePrice,
  roundHalfUp,
  toPriceText,
} from './money';
export { isNip, type NipError, nipError } from './nip';
export { NO_VALUE } from './no-value';
export { numberText } from './number-text';
export { onlineText } from './online-status';
export {
  containsPersonalData,
  isPasswordStrongEnough,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordRequirements,
  type PasswordStrength,
  passwordRequirements,
  strengthOf,
} from './password';
export { type PercentTextOptions, percentText } from './percent-text';
export { isPersonName, NAME_MAX_LENGTH } from './person-name';
export { birthDateOf, isPesel, type Pesel, type Sex, sexOf } from './pesel';
export { formatPhone, isPhone, toE164 } from './phone';
export { COUNTED, type CountedWord, countText, pluralOf } from './plural';
export { comparePolish, foldForSearch, polishSortKey } from './polish-order';
export { formatPostalCode, isPostalCode, isPostalCodeUsualIn } from './postal-code';
export {
  PRIVILEGE_MODULES,
  PRIVILEGES,
  type Privilege,
  type PrivilegeLevel,
  SEE_REGISTRATIONS,
} from './privilege-catalogue';
export { hasEvery } from './privileges';
export {
  isProfileComplete,
  PROFILE_FIELDS,
  type Profile,
  type ProfileAnswers,
  prefillFromProfile,
  profileErrors,
} from './profile';
export {
  type BasisPoints,
  eligibleCost,
  type MonthlyCost,
  type RefundBasis,
  refundFor,
  splitRefund,
} from './refund';
export { POWIAT, voivodeshipName, WOJEWODZTWO } from './regions';
export { changedPaths, changesBeyond, isOpenedBy } from './registration-changes';
export {
  EXPLANATION_MAX,
  EXPLANATION_MIN,
  explainedRemark,
  explanationPath,
  mayAddFile,
  mayRemoveFile,
  unansweredRemarks,
} from './registration-correction';
export { answerBy, correctionTo, documentsTo, reviewRequestTo } from './registration-deadlines';
export {
  type BirthFacts,
  type DerivedAnswers,
  type DerivedFields,
  derivedAnswers,
  derivedFields,
} from './registration-derived';
export {
  type RegistrationContext,
  registrationErrors,
  registrationErrorText,
  registrationStepErrors,
  stepOf,
} from './registration-errors';
export {
  type ChildFieldName,
  findFieldSpec,
  PERSON_FIELDS,
  type PersonFieldName,
  type RegistrationFormStep,
  registrationSteps,
} from './registration-fields';
export { CHILD_FIELDS } from './registration-fields/child-fields';
export { draftNumber, registrationNumber, shownNumber } from './registration-number';
export {
  childNamesOf,
  type RegistrationRow,
  registrationFieldLabel,
  registrationFieldLabels,
  registrationRows,
} from './registration-rows';
export {
  isRegistrationStatus,
  REGISTRATION_STATUS_CODES,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
} from './registration-status';
export {
  type AskingActor,
  isTerminal,
  mayStep,
  REGISTRATION_STEPS,
  type RegistrationActor,
  type RegistrationStep,
  statusAfter,
  stepsFrom,
} from './registration-workflow';
export { isRegon } from './regon';
export {
  isRejectReason,
  type LetterSection,
  REJECT_REASON,
  REJECT_TEXT_MAX,
  type RejectReason,
  rejectionLetter,
  rejectSentence,
} from './rejection';
export { accessionCertificates, isInFacility, requiredFileKinds } from './required-files';
export { REVIEWED_ATTACHMENTS, reviewedFields } from './reviewed-fields';
export type { StaffRoleCode } from './role-matrix';
export {
  getRole,
  NO_ROLE,
  type Perspective,
  ROLES,
  type Role,
  type RoleCode,
  USER_TYPE,
  type UserType,
  userTypeName,
} from './roles';
export type { StatusColour, StatusInfo } from './status-colour';
export {
  numberedColumns,
  openingPreset,
  type TablePreset,
  type TablePresetColumn,
  type TablePresetFilters,
} from './table-preset';
export { areTags, partTags, type TagRefusal, type TagRules, tagsOf } from './tags';
export { DRAFT_TEXT_MAX, textMaxOf } from './text-length';
export { type TimeLeft, timeLeft } from './time-left';
export { isTimeOfDay, parseTypedTime, type TimeOfDay } from './time-of-day';
export { answersOfTyped, emptyAnswers, typedOfAnswers } from './typed-answers';
export { COLOUR_EXAMPLE, FIRST_OWN_COLOUR, parseTypedColour } from './typed-colour';
export { parseTypedDate } from './typed-date';
export { decimalText, isIntText, isNumberText, parseNumber } from './typed-number';
export { type UploadRefusal, uploadRefusalText } from './upload-refusal';
export { isUrl } from './url';
export {
  addWorkingDays,
  isPublicHoliday,
  isWorkingDay,
  workingDaysBefore,
  workingDaysSince,
} from './working-days';
