/** The three that are compared: the site, the same source as one bundle, and its documents without scripts. */
export const siteNames = ['federated', 'spa', 'limit'] as const;

export type SiteName = (typeof siteNames)[number];
