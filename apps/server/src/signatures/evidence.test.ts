import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evidenceRecord, type SigningEvidence } from './evidence';

const FACTS: SigningEvidence = {
  user_agent: 'P',
  statement_text: 'Podpisuję.',
  statement_version: '1.0',
  name: 'Anna Przykładowa',
  pesel_last4: '0022',
  sign_date: new Date('2027-02-10T08:15:00.412Z'),
  ip: '192.0.2.7',
  code_channel: 'EMAIL',
  doc_sha256: 'ab'.repeat(32),
};

describe('evidenceRecord', () => {
  it('keeps a text whose digest anybody can repeat', () => {
    const { json, evidence_hash } = evidenceRecord(FACTS, null);

    expect(evidence_hash).toBe(createHash('sha256').update(json).digest('hex'));
    expect(Object.keys(JSON.parse(json))).toEqual(Object.keys(JSON.parse(json)).sort());
    expect(JSON.parse(json)).toMatchObject({ sign_date: '2027-02-10T08:15:00.412Z', prev_hash: null });
  });

  it('gives the same digest whatever the order of the facts', () => {
    const { name, ip, ...rest } = FACTS;
    const shuffled: SigningEvidence = { ip, ...rest, name };
    expect(Object.keys(shuffled)).not.toEqual(Object.keys(FACTS));
    expect(evidenceRecord(shuffled, null)).toEqual(evidenceRecord(FACTS, null));
  });

  it('chains: another link before gives another digest', () => {
    const first = evidenceRecord(FACTS, null);
    const second = evidenceRecord(FACTS, first.evidence_hash);

    expect(second.prev_hash).toBe(first.evidence_hash);
    expect(second.evidence_hash).not.toBe(first.evidence_hash);
  });
});
