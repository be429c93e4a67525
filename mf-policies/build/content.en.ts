/** Words of the PDF that its pages on the site do not have. */
export const policyPdfWords = {
  language: 'en-IN',
  contentsTitle: 'Contents',
  pageLabel: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
