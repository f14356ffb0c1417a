export { aUser } from './a-user';
