/**
 * Module hooks of the composer: a published bundle gets the singletons from here, wherever the store lies, and
 * `react-router-dom` as the facade of the shell it is composed with, so that a missing name is a link error.
 */
const published = /\/node\/(?<name>[^/]+)\/[^/]+\/[^/]+\.mjs$/;

let storeUrl;
let facadeUrl;
let shellUrl;

export function initialize(data) {
  ({ storeUrl, facadeUrl, shellUrl } = data);
}

export function resolve(specifier, context, next) {
  const { parentURL } = context;
  const bare = !specifier.startsWith('.') && !specifier.startsWith('/') && !specifier.includes(':');
  if (!bare || !parentURL?.startsWith(storeUrl)) return next(specifier, context);
  const isSection = parentURL.match(published)?.groups.name !== 'shell';
  if (isSection && specifier === 'react-router-dom') return next(facadeUrl, context);
  return next(specifier, { ...context, parentURL: shellUrl });
}
