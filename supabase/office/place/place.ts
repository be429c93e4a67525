import type { PhotoStore } from '../stores/photoStore.ts';
import type { Tables } from './tables.ts';

/** A gallery that the office works on. */
export interface Place {
  /** In words: `the gallery of this computer`. */
  name: string;
  tables: Tables;
  /** Where the pictures lie; says what is missing where there is no access to it. */
  store(): PhotoStore;
  close(): Promise<void>;
}
