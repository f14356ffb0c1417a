export { aUser } from './a-user';
export { endpoints } from './endpoints';
