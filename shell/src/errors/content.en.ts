export const errorContent = {
  home: 'Return to Home',
  tryAgain: 'Try again',
  notFound: {
    title: '404',
    message: 'Oops! Page not found',
    moved: 'The page may have moved. Try:',
    headTitle: 'Page not found',
    description: 'There is no page at this address.',
    keywords: 'page not found, 404',
  },
  load: {
    /** Where no section is known, as when the list of pages did not arrive. */
    page: 'This page',
    title: 'could not be loaded',
    advice: 'The rest of the site still works. Check your connection and try again, or go back to the start.',
  },
  render: { title: 'Unexpected Application Error!' },
} as const satisfies Record<string, string | Record<string, string>>;
