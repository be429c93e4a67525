/** The global name of a section's container, a JavaScript identifier: `mf-gallery` -> `mf_gallery`. */
export const federationName = (sectionName: string) => sectionName.replaceAll('-', '_');
