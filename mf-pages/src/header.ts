/** Words at the top of a page, in the code that comes first. */
export interface HeaderContent {
  title: string;
  lead: string;
  pictureAlt?: string;
}
