import { grades } from 'shared/school/grades';
import { expect, test } from 'vitest';
import { type CurriculumSubject, subjectsOf } from './curriculum.ts';

const classesWith = (medium: 'bengali' | 'english', subject: CurriculumSubject['subject']) =>
  grades
    .filter(({ id }) => subjectsOf(medium, id).some((entry) => entry.subject === subject))
    .map(({ id }) => id);

const everyClass = grades.map(({ id }) => id);
const fromClassTwo = ['class-2', 'class-3', 'class-4', 'class-5'];
const fromClassOne = ['class-1', ...fromClassTwo];

test('Bengali medium teaches each subject in its classes', () => {
  expect(classesWith('bengali', 'bengali')).toEqual(everyClass);
  expect(classesWith('bengali', 'english')).toEqual(everyClass);
  expect(classesWith('bengali', 'hindi')).toEqual(fromClassTwo);
  expect(classesWith('bengali', 'mathematics')).toEqual(everyClass);
  expect(classesWith('bengali', 'generalKnowledge')).toEqual(everyClass);
  expect(classesWith('bengali', 'science')).toEqual(fromClassOne);
  expect(classesWith('bengali', 'drawing')).toEqual(fromClassOne);
  expect(classesWith('bengali', 'computer')).toEqual(fromClassTwo);
  expect(classesWith('bengali', 'socialStudies')).toEqual(fromClassTwo);
  expect(classesWith('bengali', 'environmentScience')).toEqual([]);
});

test('English medium teaches each subject in its classes', () => {
  expect(classesWith('english', 'english')).toEqual(everyClass);
  expect(classesWith('english', 'bengaliOrHindi')).toEqual(everyClass);
  expect(classesWith('english', 'hindi')).toEqual(fromClassTwo);
  expect(classesWith('english', 'mathematics')).toEqual(everyClass);
  expect(classesWith('english', 'generalKnowledge')).toEqual(everyClass);
  expect(classesWith('english', 'drawing')).toEqual(everyClass.slice(1));
  expect(classesWith('english', 'environmentScience')).toEqual(['kg', 'class-1', 'class-2']);
  expect(classesWith('english', 'science')).toEqual(fromClassOne);
  expect(classesWith('english', 'computer')).toEqual(fromClassTwo);
  expect(classesWith('english', 'socialStudies')).toEqual(['class-3', 'class-4', 'class-5']);
});
