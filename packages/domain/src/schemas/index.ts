export { callParams } from '../call-params';
export { mail, newPassword, oneTimeCode, profile } from './account';
export {
  CHILDREN_MAX,
  type Child,
  childDraft,
  EMPTY_CHILD,
  EMPTY_REGISTRATION,
  formOfDraft,
  type RegistrationDraft,
  type RegistrationForm,
  registrationDraft,
} from './registration-form';
