/** Something that the person at the keyboard can put right. The message says what happened and what to do. */
export class OfficeError extends Error {
  override name = 'OfficeError';
}
