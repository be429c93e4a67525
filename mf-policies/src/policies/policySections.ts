import type { PolicySection } from '../document/policyDocument.ts';
import { academics } from './academics/content.en.ts';
import { admission } from './admission/content.en.ts';
import { childProtection } from './childProtection/content.en.ts';
import { conduct } from './conduct/content.en.ts';
import { photography } from './photography/content.en.ts';
import { timings } from './timings/content.en.ts';
import { uniform } from './uniform/content.en.ts';

/** The school's policies in the order of page and PDF. */
export const policySections: readonly PolicySection[] = [
  admission,
  photography,
  childProtection,
  timings,
  uniform,
  academics,
  conduct,
];
