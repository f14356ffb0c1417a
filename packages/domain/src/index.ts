export { formatBankAccount, isBankAccount, normaliseBankAccount } from './bank-account';
export { FILE_LIMIT_BYTES, formatBytes } from './bytes';
export {
  acceptsDrafts,
  acceptsSending,
  CALL_STATUS_CODES,
  CALL_STATUSES,
  CALL_STEPS,
  type CallStatus,
  type CallStep,
  callStatusAfter,
  callStepsFrom,
  isCallStatus,
} from './call-status';
export { CITIES } from './cities';
export { isCity, suggestCities } from './city';
export {
  type DateTextOptions,
  dateText,
  type Locale,
  longDateText,
  momentText,
  timeText,
} from './date-text';
export { EMAIL_MAX_LENGTH, isEmail, normaliseEmail } from './email';
export {
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  type FieldErrorParams,
  type FieldErrors,
  fieldErrorText,
  isFieldErrorCode,
} from './field-errors';
export { avatarColourGroup, initialsOf } from './initials';
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  type IsoDate,
  isIsoDate,
  isLeapYear,
  partsOf,
  toIsoDate,
  warsawDate,
} from './iso-date';
export { formatMoney, type Grosze, parsePrice, roundHalfUp, toPriceText } from './money';
export { isNip, type NipError, nipError } from './nip';
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
export { isPersonName, NAME_MAX_LENGTH } from './person-name';
export { ageOn, birthDateOf, isPesel, type Pesel, type Sex, sexOf } from './pesel';
export { formatPhone, fromPasted, isPhone, toE164 } from './phone';
export { COUNTED, type CountedWord, countText, pluralForm } from './plural';
export { comparePolish, foldForSearch, polishSortKey } from './polish-order';
export { formatPostalCode, isPostalCode, isPostalCodeUsualIn } from './postal-code';
export { hasEvery, PRIVILEGE_MODULES, PRIVILEGES, type Privilege, type PrivilegeLevel } from './privileges';
export {
  type BasisPoints,
  eligibleCost,
  type MonthlyCost,
  type RefundBasis,
  refundFor,
  splitRefund,
} from './refund';
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
export type { StaffRoleCode } from './role-matrix';
export {
  getRole,
  type Perspective,
  ROLES,
  type Role,
  type RoleCode,
  USER_TYPE,
  type UserType,
} from './roles';
export type { StatusColour, StatusInfo } from './status-colour';
export { parseTypedDate } from './typed-date';
export { addWorkingDays, isPublicHoliday, isWorkingDay } from './working-days';
