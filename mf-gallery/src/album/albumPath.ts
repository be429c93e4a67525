/** Site path of an album's page. */
export const albumPath = (id: string) => `/gallery/${encodeURIComponent(id)}`;
