import { expect, test } from 'vitest';
import { content as photoPolicyInBengali } from '../photoPolicy/content.bn.ts';
import { content as photoPolicy } from '../photoPolicy/content.en.ts';
import { content as policiesInBengali } from '../policies/content.bn.ts';
import { content as policies } from '../policies/content.en.ts';
import type { PolicyTopic } from './policyDocument.ts';

const topicsOf = ({
  sections,
  contact,
}: typeof policies | typeof policiesInBengali): readonly PolicyTopic[] =>
  [...sections, contact].flatMap(({ topics }): readonly PolicyTopic[] => topics);

const english: readonly PolicyTopic[] = [...topicsOf(policies), ...photoPolicy.topics];
const bengali: readonly PolicyTopic[] = [...topicsOf(policiesInBengali), ...photoPolicyInBengali.topics];

/** The digits of an id or a path belong to no sentence. */
const numbersOf = (topic: PolicyTopic | undefined) =>
  JSON.stringify(topic, (key, value) => (key === 'id' || key === 'to' ? undefined : value))
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .match(/\d+([:,.]\d+)*/g)
    ?.sort();

test.each(english.map((topic, index) => [topic.title, topic, bengali[index]] as const))(
  '%s: the same numbers in Bengali',
  (_, topic, twin) => {
    expect(twin?.id).toBe(topic.id);
    expect(numbersOf(twin)).toEqual(numbersOf(topic));
  },
);
