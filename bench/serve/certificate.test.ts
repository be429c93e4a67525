import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCertificate } from './certificate.ts';

test('the certificate is for the loopback and carries its own fingerprint', async () => {
  const { cert, key, fingerprint } = await createCertificate();
  expect(new X509Certificate(cert).subjectAltName).toContain('127.0.0.1');
  expect(key).toContain('PRIVATE KEY');
  expect(fingerprint).toMatch(/^[\w+/]{43}=$/);
});
