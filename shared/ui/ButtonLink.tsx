import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { useLocale } from '../locale/LocaleContext.ts';
import { newTab } from '../site/newTab.ts';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

type Target =
  /** A page of the site: `/admissions#fees`. */
  | { to: string }
  /** Any other address: a file to download, a telephone number, another site. */
  | {
      href: string;
      /** The browser saves the file. */
      download?: boolean;
      /** Opens a new tab. */
      newTab?: boolean;
    };

type ButtonLinkProps = Target & { variant?: ButtonVariant; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', children, ...target }: ButtonLinkProps) {
  const locale = useLocale();
  const look = buttonStyle(variant);
  if ('to' in target) {
    return (
      <Link css={look} to={target.to}>
        {children}
      </Link>
    );
  }
  return (
    <a css={look} {...(target.newTab && newTab(locale))} href={target.href} download={target.download}>
      {children}
    </a>
  );
}
