import { test as base } from '@playwright/test';
import { type Identity, ownIdentity } from '../identities.ts';

/** A test of what the server sends. `identity` is the school whose site it is. */
export const test = base.extend<{ identity: Identity }>({ identity: [ownIdentity, { option: true }] });
