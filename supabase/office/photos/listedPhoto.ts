/** A picture that the office wants in an album. */
export interface ListedPhoto {
  /** Absolute path. */
  file: string;
  /** As the office wrote it, for messages. */
  name: string;
  title: string;
  description: string | undefined;
  /** Place among the new photos; absent: after those that have one, as listed. */
  order: number | undefined;
}
