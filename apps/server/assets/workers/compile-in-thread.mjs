// A thread of its own for one long document. `workerData`: the document, the folder of the templates and the fonts.
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { compile } from './typst-compile.mjs';

const { workspace, fontBlobs, ...printing } = workerData;
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: fontBlobs.map((/** @type {Uint8Array} */ blob) => Buffer.from(blob)) }],
});
parentPort?.postMessage(compile(compiler, printing));
