/** Words of the shared components that no page gives them. */
export const uiContent = {
  breadcrumb: 'Breadcrumb',
  tryAgain: 'Try again',
} as const satisfies Record<string, string>;
