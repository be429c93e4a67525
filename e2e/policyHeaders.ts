/** What a server may say of itself, of the file and of the moment. */
const own =
  /^(accept-ranges|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/;

/** The headers of a response that the site decides. Names are in lower case. */
export const policyHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
