import { DEFAULT_APPLICATION } from '@urzad/contract';
import {
  CALL_PRESETS,
  type CallParams,
  currentCallOf,
  type StatuteFacts,
  statuteFactsOf,
} from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { getDefault } from '../../applications/applications';
import type { OfficeData } from '../../documents/document-renderer';
import type { ClauseParties } from '../../documents/information-clause';
import { officeOf } from '../../office';
import { findAllAnnounced, presentCall } from '../cofunding-calls/public';

/** What the public documents name; all of it is configuration of the office and of the call. */
export interface DocumentFacts {
  office: OfficeData;
  parties: ClauseParties;
  appName: string;
  projectNumber: string;
  phones: readonly string[];
  publicUrl: string;
  fileLimit: number;
  /** Of the present call; without a call those with which a call begins. */
  params: CallParams;
  /** Undefined without a call: the rules are published with it. */
  statute: StatuteFacts | undefined;
}

export async function factsOf({ db, config, clock }: FastifyInstance): Promise<DocumentFacts> {
  const [application, { data: office, parties, appName }, rows] = await Promise.all([
    getDefault(db),
    officeOf(db, DEFAULT_APPLICATION),
    findAllAnnounced(db, DEFAULT_APPLICATION),
  ]);
  const now = clock.business();
  const call = currentCallOf(
    rows.map((row) => presentCall(row, now)),
    now,
  );

  return {
    office,
    parties,
    appName,
    projectNumber: application.project_no,
    phones: application.office_phones,
    publicUrl: config.publicUrl,
    fileLimit: config.fileLimit,
    params: call?.params ?? { ...CALL_PRESETS.A_DO_3, region: application.voivodeship },
    statute: call && statuteFactsOf({ appName, office: application, call }, 'pl'),
  };
}
