/** The gallery's backend, which tests of deploys answer themselves: with no albums. */
export const absentBackend = 'http://127.0.0.1:9';
