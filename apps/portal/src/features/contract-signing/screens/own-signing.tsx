// One chunk: the two screens share nearly all of their code, and the home page names each chunk.
export { SignAnnex } from './sign-annex';
export { SignContract } from './sign-contract';
