/** `bn` for Bengali script, in which the office may type names of albums and photos; else that of the page. */
export const languageOf = (text: string) => (/\p{Script=Bengali}/u.test(text) ? 'bn' : undefined);
