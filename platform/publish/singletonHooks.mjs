/**
 * Module hooks of the composer: a published bundle gets the singletons from here, wherever the tree is checked out, and
 * `shared/router` from the shell that it is composed with.
 */
let publishedUrl;
let routerUrl;
let shellUrl;

export function initialize(data) {
  ({ publishedUrl, routerUrl, shellUrl } = data);
}

export function resolve(specifier, context, next) {
  const { parentURL } = context;
  const bare = !specifier.startsWith('.') && !specifier.startsWith('/') && !specifier.includes(':');
  if (!bare || !parentURL?.startsWith(publishedUrl)) return next(specifier, context);
  if (specifier === 'shared/router') return next(routerUrl, context);
  return next(specifier, { ...context, parentURL: shellUrl });
}
