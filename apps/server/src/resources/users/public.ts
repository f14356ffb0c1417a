// The functions of this resource that others may use.

export {
  accountByMail,
  accountOf,
  getProfile,
  getReader,
  knownNamesOf,
  namesOf,
  readersOf,
} from './account-lookups';
export { AdminRefused, createAdmin } from './admin-account';
export { findPeople } from './find-people';
export { requireThemselves } from './own-account';
export { proveOwnPassword } from './own-password';
export { nameOf, presenceOf } from './presenter';
export { renameAccount } from './rename-account';
export { lockById as lockAccount, mergeConfig } from './repository';
export { findHolders } from './role-holders';
export { tellSecurityOf } from './security-notices';
export { senderOf } from './sender';
