// One chunk: the two pages share nearly all of their code, and the home page names each chunk.
export { MyAnnex } from './my-annex';
export { MyContract } from './my-contract';
