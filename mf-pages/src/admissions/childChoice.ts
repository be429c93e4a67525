import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { type GradeId, grades, type Medium, media } from 'shared/school/grades';

/** A child's class and medium, each absent until it is chosen. */
export interface ChildChoice {
  grade?: GradeId | undefined;
  medium?: Medium | undefined;
}

/** The choice in an address (`?class=ii&medium=bengali`), and whether it has values that are none of the school's. */
export function readChoice(search: string): ChildChoice & { isUnknown: boolean } {
  const query = new URLSearchParams(search);
  const grade = grades.find(({ slug }) => slug === query.get('class'))?.id;
  const medium = media.find((each) => each === query.get('medium'));
  return {
    grade,
    medium,
    isUnknown: (query.has('class') && !grade) || (query.has('medium') && !medium),
  };
}

export function choiceSearch({ grade, medium }: ChildChoice): string {
  const slug = grades.find(({ id }) => id === grade)?.slug;
  return `?${new URLSearchParams({ ...(slug && { class: slug }), ...(medium && { medium }) })}`;
}

/** The choice, which the address keeps. Nothing is chosen until the page is hydrated. */
export function useChildChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(''));
  useEffect(() => setChoice(readChoice(search)), [search]);

  const choose = (change: ChildChoice) => {
    const next = { ...choice, ...change, isUnknown: false };
    setChoice(next);
    navigate({ search: choiceSearch(next) }, { replace: true, preventScrollReset: true });
  };
  return { choice, choose };
}
