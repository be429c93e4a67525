import type { Locale } from 'shared/contract/locales';
import bengaliCss from 'shared/design/bengali.css?raw';
import globalCss from 'shared/design/global.css?raw';
import errorsCss from '../errors/errors.css?raw';
import headerCss from '../navigation/header.css?raw';
import menusCss from '../navigation/menus.css?raw';
import toastsCss from '../toasts/toasts.css?raw';
import layoutCss from './layout.css?raw';

/**
 * The styles of every page, for the composer to inline: tokens, base, and the shell's own parts. The shell's are
 * static rather than emotion's: they are on every page, and its script would hold them a second time (2.2 kB of 6.2).
 */
export const staticStyles = (locale: Locale) => everyLocale + (ownStyles[locale] ?? '');

const minified = (...files: readonly string[]) =>
  files
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

const everyLocale = minified(globalCss, headerCss, menusCss, layoutCss, toastsCss, errorsCss);
const ownStyles: Partial<Record<Locale, string>> = { bn: minified(bengaliCss) };
