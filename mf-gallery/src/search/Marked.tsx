import { wordsOf } from '../data/search.ts';

/** A span of years, a word, and what is between. */
const parts =
  /(?<![\p{L}\p{N}])\p{Nd}{4}[-–]\p{Nd}{2,4}(?!\p{N})|[\p{L}\p{M}\p{N}'’]+|[^\p{L}\p{M}\p{N}'’]+/gu;

/** A text in which the words that a search found are marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  [...text.matchAll(parts)].map(({ 0: part, index }) =>
    words.some((word) => isFound(part, word)) ? <mark key={index}>{part}</mark> : part,
  );

/** By its beginning, or by a year that lies in the span: `1986-1991` is found by 1990. */
function isFound(part: string, word: string) {
  const [from = '', to = ''] = /^\p{Nd}{4}[-–]\p{Nd}{2,4}$/u.test(part) ? wordsOf(part) : [];
  const lastYear = from.slice(0, 4 - to.length) + to;
  return (
    wordsOf(part).some((own) => own.startsWith(word)) || (from !== '' && from <= word && word <= lastYear)
  );
}
