/** `+91 00000 00000` -> `tel:+910000000000`. */
export const telephoneLink = (telephone: string) => `tel:${telephone.replaceAll(' ', '')}`;
